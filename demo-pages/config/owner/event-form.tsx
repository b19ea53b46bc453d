import { type FormEvent, useState } from 'react';
import { EventField } from './event-field';
import { checkEvent, OPTIONAL, type Outcome, REQUIRED } from './event-fields';
import { EventOutcome } from './event-outcome';

/** The catalogue as a form: an event is entered on the left and checked on the right. */
export function EventForm() {
  const [outcome, setOutcome] = useState<Outcome>();
  const missing = outcome && 'missing' in outcome ? outcome.missing : [];
  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { further = '', ...input } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const next = checkEvent(input, further);
    setOutcome(next);
    if ('missing' in next) focusOn(form, next.missing[0] ?? 'further');
  }
  return (
    <div className="studio catalogue">
      <form className="choices" onSubmit={check} noValidate>
        <fieldset className="fields">
          <legend>Every event has</legend>
          {REQUIRED.map(([name, meaning, example]) => (
            <EventField
              key={name}
              name={name}
              meaning={meaning}
              example={example}
              isMissing={missing.includes(name)}
            />
          ))}
        </fieldset>
        <fieldset className="fields">
          <legend>It may have</legend>
          {OPTIONAL.map(([name, meaning]) => (
            <EventField key={name} name={name} meaning={meaning} />
          ))}
        </fieldset>
        <fieldset>
          <legend>Further fields, as JSON</legend>
          <textarea
            name="further"
            rows={3}
            spellCheck={false}
            aria-label="Further fields, as JSON"
            placeholder='{ "colour": "red", "locale": 5 }'
          />
        </fieldset>
        <button type="submit">Check the event</button>
      </form>
      <EventOutcome outcome={outcome} />
    </div>
  );
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
