import type { Explanation } from '../explain/explanation';

/** A question, its answer, and the rules up to the deciding one. */
export function ExplanationView({ explanation }: { readonly explanation: Explanation }) {
  const { question, answer, rules } = explanation;
  return (
    <div className="explanation">
      <h3 className="question">
        {question} <strong>{answer}</strong>
      </h3>
      <ul className="rules">
        {rules.map(({ rule, held, because }) => (
          <li key={rule} className="rule" data-held={held}>
            <span className="held">{held ? 'yes' : 'no'}</span>
            <span>
              {rule} {because !== String(held) && <span className="because">{because}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
