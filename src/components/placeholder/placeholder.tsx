import type { Ref } from 'react';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { EmbedState } from './use-embed';

interface PlaceholderProps {
  readonly runtime: Runtime;
  readonly state: EmbedState;
  /** Lines of text; the first one is emphasised. */
  readonly lines?: readonly string[];
  /** Loads the embed, or retries after a failure. */
  readonly action?: { readonly label: string; run(): void } | undefined;
  /** An alternative without the embed. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** Why it failed, if there is more to say. */
  readonly failure?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Shown in place of an embed until it loads or if it fails: text, a button and a link. */
export function Placeholder({ runtime, state, lines = [], action, link, failure, ref }: PlaceholderProps) {
  const isBusy = state === 'loading';
  return (
    <div className="mortar-ui mortar-placeholder" aria-busy={isBusy} ref={ref}>
      {lines.filter(Boolean).map((line) => (
        <p className="mortar-placeholder-line" key={line}>
          {line}
        </p>
      ))}
      <p className="mortar-placeholder-actions">
        {action && <ActionButton {...action} isBusy={isBusy} />}
        {link && (
          <a className="mortar-placeholder-link" href={link.href} target="_blank" rel="noopener">
            {link.label}
          </a>
        )}
      </p>
      {action && (
        <p className="mortar-placeholder-status" role="status">
          {state === 'failed' && (failure ?? t(runtime, 'Unable to load. Try again.'))}
        </p>
      )}
    </div>
  );
}

interface ActionButtonProps {
  readonly label: string;
  run(): void;
  readonly isBusy: boolean;
}

/** Stays enabled while loading, so that it keeps the focus. */
function ActionButton({ label, run, isBusy }: ActionButtonProps) {
  const runUnlessBusy = () => {
    if (!isBusy) run();
  };
  return (
    <button className="mortar-placeholder-button" form="" aria-disabled={isBusy} onClick={runUnlessBusy}>
      {label}
    </button>
  );
}
