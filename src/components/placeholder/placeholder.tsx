import type { Ref } from 'react';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { EmbedState } from './use-embed';

interface PlaceholderProps {
  readonly runtime: Runtime;
  readonly state: EmbedState;
  /** Text; the first line stands out. */
  readonly lines?: readonly string[];
  /** Asks for the embed, and for another try where it has failed. */
  readonly action?: { readonly label: string; run(): void } | undefined;
  /** Does without the embed. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** Why it has failed, where there is more to tell. */
  readonly failure?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Stands where an embed will be until it comes, and where it does not: words, a button and a link. */
export function Placeholder({ runtime, state, lines = [], action, link, failure, ref }: PlaceholderProps) {
  const isBusy = state === 'loading';
  return (
    <div className="mortar-ui mortar-stand-in" aria-busy={isBusy} ref={ref}>
      {lines.filter(Boolean).map((line) => (
        <p className="mortar-stand-in-line" key={line}>
          {line}
        </p>
      ))}
      <p className="mortar-stand-in-ways">
        {action && <ActionButton {...action} isBusy={isBusy} />}
        {link && (
          <a className="mortar-stand-in-link" href={link.href} target="_blank" rel="noopener">
            {link.label}
          </a>
        )}
      </p>
      {action && (
        <p className="mortar-stand-in-status" role="status">
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

/** It stays enabled while the embed is on its way, so that it keeps the focus. */
function ActionButton({ label, run, isBusy }: ActionButtonProps) {
  const runUnlessBusy = () => {
    if (!isBusy) run();
  };
  return (
    <button className="mortar-stand-in-button" type="button" aria-disabled={isBusy} onClick={runUnlessBusy}>
      {label}
    </button>
  );
}
