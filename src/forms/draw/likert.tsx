import { controlId, type FieldProps, Group } from './item';

/** Answers to a statement, by submitted value (specification, section 3: from -2 to 2). */
const SCALE = [
  [-2, 'Strongly Disagree'],
  [-1, 'Disagree'],
  [0, 'Neutral'],
  [1, 'Agree'],
  [2, 'Strongly Agree'],
] as const;

/** One row of answers for each statement; each row is a radio group of its own, so that arrow keys stay in it. */
export function LikertField({ field, texts }: FieldProps) {
  return (
    <Group field={field} kind="rows" requiredLabel={texts('(required)')}>
      {field.options.map((statement, row) => (
        <fieldset key={statement} className="item" data-question={statement}>
          <legend className="question">{statement}</legend>
          {SCALE.map(([number, label], column) => (
            <div key={number} className="option">
              <label>
                <input
                  type="radio"
                  id={row + column === 0 ? controlId(field) : undefined}
                  name={`${controlId(field)}-${row}`}
                  value={number}
                />
                <span>{texts(label)}</span>
              </label>
            </div>
          ))}
        </fieldset>
      ))}
    </Group>
  );
}
