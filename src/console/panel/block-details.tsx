import { messageOf } from '../../data/errors';
import { toJson } from '../../data/json';
import type { BlockInstance } from '../../runtime/block-instance';
import { ExplanationView } from './explanation-view';
import type { PanelSource } from './source';

interface BlockDetailsProps {
  readonly block: BlockInstance;
  readonly source: PanelSource;
}

/** A block's error, the rules about it, and its settings with their sources. */
export function BlockDetails({ block: { element, error }, source }: BlockDetailsProps) {
  const { settings, problems } = source.runtime.blocks.facts.get(element) ?? { settings: [], problems: [] };
  const messages = [...(error === undefined ? [] : [messageOf(error)]), ...problems.map((of) => of.message)];
  return (
    <div className="details">
      {messages.map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      <ExplanationView explanation={source.explain(element)} />
      {settings.length > 0 && (
        <dl className="settings">
          {settings.map(({ name, value, from }) => (
            <div key={name} className="setting" data-default={from === 'default'}>
              <dt>{name}</dt>
              <dd>
                <code>{shown(value)}</code> <span className="from">{from}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const LENGTH = 120;

function shown(value: unknown): string {
  const text = toJson(value) ?? String(value);
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
