import { controlId, type FieldProps, Group } from './item';

/** One of several, or any number of them. */
export function ChoicesField({ field, texts }: FieldProps) {
  return (
    <Group field={field} kind="field" requiredWord={texts('(required)')}>
      {field.options.map((option, index) => (
        <div key={option} className="option">
          <label>
            <input
              type={field.type}
              id={index === 0 ? controlId(field) : undefined}
              name={controlId(field)}
              value={option}
            />
            <span>{option}</span>
          </label>
        </div>
      ))}
    </Group>
  );
}
