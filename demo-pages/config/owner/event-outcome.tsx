import type { Outcome } from './event-fields';

export function EventOutcome({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <section className="outcome" aria-labelledby="outcome">
      <h2 id="outcome">The event</h2>
      <div role="status">
        {outcome ? <Verdict outcome={outcome} /> : <p className="note">Not checked yet.</p>}
      </div>
      {outcome && 'event' in outcome && (
        <pre className="code" data-event>
          {JSON.stringify(outcome.event, null, 2)}
        </pre>
      )}
    </section>
  );
}

function Verdict({ outcome }: { readonly outcome: Outcome }) {
  if ('problem' in outcome) return <p className="complaint">{outcome.problem}</p>;
  const { leftOut } = outcome;
  return <p>{leftOut.length ? `It is sent without ${leftOut.join(', ')}.` : 'It is sent as it is.'}</p>;
}
