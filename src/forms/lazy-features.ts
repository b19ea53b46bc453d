import { UNKNOWN } from '../api/form';
import { memberOf } from '../dom/member';
import type { ChunkModules } from '../runtime/chunks';
import type { FormBlock } from './attach-form';
import { controlsIn, isChoice } from './control';
import type { Draft } from './draft';
import { UnsentError } from './failure';
import { fieldsIn } from './read-fields';
import type { Texts } from './texts';

type Extra = 'form-captcha' | 'form-counter' | 'form-draft' | 'form-print';

const NO_DRAFT: Draft = { discard() {} };

/** Keeps what the visitor has typed, where the author wishes it. */
export function offerDraft(block: FormBlock, form: HTMLFormElement): Draft {
  if (!block.settings.keepDraft) return NO_DRAFT;
  const draft = startExtra(block, 'form-draft', ({ keepDraft }) => keepDraft(block, form));
  return { discard: () => void draft.then((started) => started?.discard()) };
}

/** Counts below each textarea that has a limit. */
export function offerCounters(block: FormBlock, form: HTMLFormElement, texts: Texts): void {
  const limited = fieldsIn(form).filter(({ field }) => field.maxLength > 0);
  if (limited.length)
    void startExtra(block, 'form-counter', ({ startCounters }) =>
      startCounters(limited, { ...block, texts }),
    );
}

/** Lets values be printed whole, once there are some. */
export function offerPrinting(block: FormBlock, form: HTMLFormElement): void {
  const start = () => void startExtra(block, 'form-print', ({ printValues }) => printValues(block, form));
  const isFilledIn = controlsIn(form).some(
    (control) => !isChoice(control) && control.matches('input:not([type="hidden"])') && control.value,
  );
  if (isFilledIn) start();
  else memberOf(form, 'addEventListener')('input', start, { once: true, signal: block.signal });
}

/** What proves a visitor human. */
export interface CaptchaOfForm {
  /** What is sent along. @throws UnsentError while it is not solved. */
  answer(): Promise<object>;
  askAgain(): void;
}

const INCOMPLETE = 'Complete CAPTCHA before submitting.';

const NO_CAPTCHA: CaptchaOfForm = { answer: async () => ({}), askAgain() {} };

/** Where the author wishes it. What has not come yet is asked for again when the form is sent. */
export function offerCaptcha(block: FormBlock, form: HTMLFormElement): CaptchaOfForm {
  if (!block.settings.captchaEnabled) return NO_CAPTCHA;
  const start = () => startExtra(block, 'form-captcha', ({ attachCaptcha }) => attachCaptcha(block, form));
  let captcha = start();
  return {
    async answer() {
      captcha = captcha.then((started) => started ?? start());
      const started = await captcha;
      if (!started) throw new UnsentError(UNKNOWN);
      const answer = started.answer();
      if (!answer) throw new UnsentError(INCOMPLETE);
      return answer;
    },
    askAgain: () => void captcha.then((started) => started?.askAgain()),
  };
}

/** Starts what few forms have, in a chunk of its own; a form works without it, and the failure is reported. */
async function startExtra<Name extends Extra, Started>(
  { runtime, signal }: FormBlock,
  name: Name,
  start: (chunk: ChunkModules[Name]) => Started,
): Promise<Started | undefined> {
  try {
    const chunk = await runtime.chunks.load(name);
    return signal.aborted ? undefined : start(chunk);
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'form' });
    return undefined;
  }
}
