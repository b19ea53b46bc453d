import { messageOf } from '../../data/errors';
import type { StartedStep } from '../../runtime/events';
import { inMilliseconds } from './milliseconds';
import type { PanelSource } from './source';
import { StateChip } from './state-chip';

/** The start steps in order, with their durations. */
export function StartTab({ source: { steps } }: { readonly source: PanelSource }) {
  const longest = Math.max(...steps.map(({ milliseconds = 0 }) => milliseconds), 1);
  return (
    <ol className="rows">
      {steps.map((step) => (
        <StepRow key={step.name} step={step} longest={longest} />
      ))}
    </ol>
  );
}

function StepRow({ step, longest }: { readonly step: StartedStep; readonly longest: number }) {
  const { name, when, state, milliseconds = 0, error } = step;
  return (
    <li className="row">
      <div className="row-line">
        <span className="row-name">
          {name} {when === 'idle' && <span className="row-id">when idle</span>}
        </span>
        <span className="time">{inMilliseconds(step.milliseconds)}</span>
        <StateChip state={state} />
      </div>
      <div className="bar" style={{ inlineSize: `${(100 * milliseconds) / longest}%` }} />
      {error !== undefined && <p className="error">{messageOf(error)}</p>}
    </li>
  );
}
