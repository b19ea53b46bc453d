/** What the steps of a submission do; the machine only says when. */
export interface SubmissionSteps<Entry> {
  /** What is to be sent. @throws where it can't be. */
  read(): Entry;
  lock(): void;
  send(entry: Entry): Promise<void>;
  unlock(): void;
  succeed(): void;
  fail(error: unknown): void;
}

/** One form's submissions, of which at most one is under way. */
export interface Submission {
  /** Settles when this attempt has ended; does nothing while one is under way or after one was accepted. */
  submit(): Promise<void>;
  /** What comes of the attempt under way is not waited for any longer; the form can be sent again. */
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
