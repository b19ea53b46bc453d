/** The steps of a submission; the state machine decides when they run. */
export interface SubmissionSteps<Entry> {
  /** The entry to send. @throws if there is none. */
  read(): Entry;
  lock(): void;
  send(entry: Entry): Promise<void>;
  unlock(): void;
  succeed(): void;
  fail(error: unknown): void;
}

/** A form's submissions, at most one of them in progress. */
interface Submission {
  /** Settles when this attempt has ended; does nothing while another one is in progress or after one was accepted. */
  submit(): Promise<void>;
  /** Ignores the outcome of the current attempt; the form can be submitted again. */
  abandon(): void;
}

export function createSubmission<Entry>(steps: SubmissionSteps<Entry>): Submission {
  let state: 'idle' | 'submitting' | 'sent' = 'idle';
  let attempts = 0;

  async function run(): Promise<() => void> {
    try {
      const entry = steps.read();
      steps.lock();
      await steps.send(entry);
      return succeed;
    } catch (error) {
      return () => fail(error);
    }
  }

  function succeed(): void {
    state = 'sent';
    steps.succeed();
  }

  function fail(error: unknown): void {
    state = 'idle';
    steps.unlock();
    steps.fail(error);
  }

  return {
    async submit() {
      if (state !== 'idle') return;
      state = 'submitting';
      const attempt = ++attempts;
      const end = await run();
      if (attempt === attempts) end();
    },
    abandon() {
      attempts++;
      state = 'idle';
      steps.unlock();
    },
  };
}
