import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSubmission, type SubmissionSteps } from '../../../src/forms/sending/submission';

/** What can happen around a form, in any order. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), text: fc.string() }),
  fc.record({ kind: fc.constantFrom('submit', 'accept', 'refuse', 'leave', 'forbid', 'allow') }),
);

/** A form whose server answers when it is told to. */
function createModel() {
  const model = {
    text: '',
    isLocked: false,
    isAllowed: true,
    isSent: false,
    inFlight: 0,
    most: 0,
    ends: [] as string[],
  };
  const answers: { accept(): void; refuse(): void }[] = [];
  const sent: string[] = [];
  const steps: SubmissionSteps<string> = {
    read() {
      if (!model.isAllowed) throw new Error('invalid');
      return model.text;
    },
    lock: () => {
      model.isLocked = true;
    },
    unlock: () => {
      model.isLocked = false;
    },
    send: (text) => {
      sent.push(text);
      model.most = Math.max(model.most, ++model.inFlight);
      return new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => {
          model.inFlight--;
          settle();
        };
        answers.push({ accept: () => end(resolve), refuse: () => end(() => reject(new Error('refused'))) });
      });
    },
    succeed: () => {
      model.isSent = true;
      model.ends.push('succeeded');
    },
    fail: (error) => model.ends.push((error as Error).message),
  };
  return { model, steps, answers, sent };
}

async function settle() {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

describe('a submission', () => {
  test('whatever happens: one under way at a time, nothing typed changes, and every run ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
        const { model, steps, answers, sent } = createModel();
        const submission = createSubmission(steps);
        let typed = '';
        let submits = 0;
        let left = 0;
        for (const one of happenings) {
          if (one.kind === 'type' && !model.isLocked) typed = model.text = one.text;
          if (one.kind === 'forbid' || one.kind === 'allow') model.isAllowed = one.kind === 'allow';
          if (one.kind === 'accept') answers.pop()?.accept();
          if (one.kind === 'refuse') answers.pop()?.refuse();
          if (one.kind === 'leave') {
            left += model.inFlight;
            submission.abandon();
            model.isSent = false;
            while (answers.length) answers.pop()?.refuse();
          }
          if (one.kind === 'submit') {
            if (!model.isSent && !model.inFlight) submits++;
            void submission.submit();
          }
          await settle();
          expect(model.text).toBe(typed);
          expect(model.isLocked).toBe(model.isSent || model.inFlight > 0);
        }
        while (answers.length) answers.pop()?.refuse();
        await settle();
        expect(model.most).toBeLessThanOrEqual(1);
        expect(model.isLocked).toBe(model.isSent);
        expect(model.ends.length + left).toBe(submits);
        expect(sent.length).toBeLessThanOrEqual(submits);
      }),
      { numRuns: 1000 },
    );
  });

  test('one that was accepted is not sent again, until somebody comes back to it', async () => {
    const { steps, answers, sent } = createModel();
    const submission = createSubmission(steps);
    void submission.submit();
    answers.pop()?.accept();
    await settle();
    await submission.submit();
    expect(sent).toHaveLength(1);
    submission.abandon();
    void submission.submit();
    expect(sent).toHaveLength(2);
  });
});
