import type { RequestRecord } from '../../runtime/request-log';
import { keyOf } from './key-of';
import type { PanelSource } from './source';
import { StateChip } from './state-chip';

/** The requests that were sent, held, dropped or failed, and why; the latest first. */
export function RequestsTab({ source }: { readonly source: PanelSource }) {
  const { records } = source.runtime.requests;
  if (!records.length) return <p className="empty">Nothing has been sent, held or dropped.</p>;
  return (
    <ul className="rows">
      {records.map((record) => <RequestRow key={keyOf(record)} record={record} />).reverse()}
    </ul>
  );
}

function RequestRow({ record: { time, method, url, outcome, reason } }: { readonly record: RequestRecord }) {
  return (
    <li className="row">
      <div className="row-line">
        <span className="row-name">
          {method} <span className="address">{url.replace(location.origin, '')}</span>
        </span>
        <span className="time">{new Date(time).toLocaleTimeString('en-GB')}</span>
        <StateChip state={outcome} />
      </div>
      {reason && <p className={outcome === 'failed' ? 'error' : 'note'}>{reason}</p>}
    </li>
  );
}
