import { useId } from 'react';

interface EventFieldProps {
  readonly name: string;
  readonly meaning: string;
  readonly example?: string;
  readonly isMissing?: boolean;
}

export function EventField({ name, meaning, example = '', isMissing = false }: EventFieldProps) {
  const problemId = useId();
  return (
    <div>
      <label className="field">
        <span>
          <code>{name}</code>
          <span className="note"> {meaning}</span>
        </span>
        <input
          name={name}
          defaultValue={example}
          autoComplete="off"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? problemId : undefined}
        />
      </label>
      {isMissing && (
        <p className="complaint" id={problemId}>
          An event needs this.
        </p>
      )}
    </div>
  );
}
