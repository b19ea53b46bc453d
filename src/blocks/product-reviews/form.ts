import { givenReviews, type Review, withoutStars } from '../../commerce/review';
import { t } from '../../i18n/t';
import { create } from './create';
import { createField, type ReviewField, wordsForStars } from './field';
import type { ProductReviews } from './product-reviews';
import { sendReviews } from './send';

/** Stars and words for each product. What was given stays until it is sent. */
export async function createForm(block: ProductReviews): Promise<HTMLFormElement> {
  const { runtime, settings, signal } = block;
  const starWords = await wordsForStars(runtime);
  const fields = (settings.products ?? []).map((product) => createField(runtime, product, starWords));
  const problem = create('p', 'problem');
  problem.setAttribute('role', 'alert');
  const button = create('button', 'button', t(runtime, 'Submit review'));
  const form = create('form', 'form', ...fields.map(({ element }) => element), problem, button);
  form.noValidate = true;
  form.addEventListener('submit', (event) => void submit(event), { signal });
  let isSending = false;

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const reviews = fields.map((field) => field.read());
    problem.textContent = '';
    if (markMissing(fields, reviews)) return;
    await send(givenReviews(reviews));
  }

  async function send(reviews: readonly Review[]): Promise<void> {
    setSending(true);
    try {
      await sendReviews(block.element, reviews);
      thank();
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'product-reviews' });
      problem.textContent = t(runtime, 'Try submitting your review again');
    }
    setSending(false);
  }

  function setSending(isOn: boolean): void {
    isSending = isOn;
    form.ariaBusy = String(isOn);
    button.ariaDisabled = String(isOn); // it keeps the focus
  }

  function thank(): void {
    const thanks = create('p', 'message', t(runtime, 'Thank you for your review'));
    thanks.tabIndex = -1;
    form.replaceWith(thanks);
    thanks.focus();
  }

  return form;
}

/** Says at each product whether its stars are missing, and leads to the first; whether there is one. */
function markMissing(fields: readonly ReviewField[], reviews: readonly Review[]): boolean {
  const missing = withoutStars(reviews);
  const marked = fields.filter((field, index) => {
    const isMissing = missing.includes(reviews[index]?.productId ?? '');
    field.setMissing(isMissing);
    return isMissing;
  });
  marked[0]?.focus();
  return marked.length > 0;
}
