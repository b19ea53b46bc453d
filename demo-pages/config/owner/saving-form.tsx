import { type FormEvent, type ReactNode, useState } from 'react';
import { messageFor } from './site-api';

interface SavingFormProps {
  readonly children: ReactNode;
  /** Throws if the input cannot be saved. */
  save(input: FormData): Promise<unknown>;
}

/** Fields, the button that saves them, and the outcome. */
export function SavingForm({ children, save }: SavingFormProps) {
  const [message, setMessage] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = new FormData(event.currentTarget);
    setMessage('Saving…');
    setMessage(await messageFor(Promise.resolve(input).then(save), 'Saved.'));
  }
  return (
    <form className="choices" onSubmit={submit} noValidate>
      {children}
      <div className="bar">
        <button type="submit">Save</button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
}
