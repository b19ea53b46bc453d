import { type FormEvent, type ReactNode, useState } from 'react';
import { told } from './site-api';

interface SavingFormProps {
  readonly children: ReactNode;
  /** Throws where what was written cannot be kept. */
  save(written: FormData): Promise<unknown>;
}

/** Fields, the button that keeps them, and what came of it. */
export function SavingForm({ children, save }: SavingFormProps) {
  const [words, setWords] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    setWords('Saving…');
    setWords(await told(Promise.resolve(written).then(save), 'Saved.'));
  }
  return (
    <form className="choices" onSubmit={submit} noValidate>
      {children}
      <div className="bar">
        <button type="submit">Save</button>
        <p role="status">{words}</p>
      </div>
    </form>
  );
}
