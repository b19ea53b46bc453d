export interface Choice<Answer extends string> {
  readonly answer: Answer;
  readonly label: string;
}

interface ButtonsProps<Answer extends string> {
  readonly choices: readonly Choice<Answer>[];
  /** The highlighted answer. */
  readonly primary: Answer;
  onAnswer(answer: Answer): void;
}

/** A modal's buttons, side by side if there is room. */
export function Buttons<Answer extends string>({ choices, primary, onAnswer }: ButtonsProps<Answer>) {
  return (
    <div className="mortar-buttons">
      {choices.map(({ answer, label }) => (
        <button
          key={answer}
          form=""
          className="mortar-button"
          data-answer={answer}
          data-primary={answer === primary}
          onClick={() => onAnswer(answer)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
