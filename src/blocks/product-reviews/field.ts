import { MOST_STARS, type Review } from '../../commerce/review';
import { navigableAddress } from '../../data/links/navigable';
import * as page from '../../dom/page';
import { formatMessage } from '../../i18n/format-message';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { create } from './create';
import type { ReviewedProduct } from './settings';

/** What is asked about one product. */
export interface ReviewField {
  readonly element: HTMLElement;
  read(): Review;
  setMissing(isMissing: boolean): void;
  /** To its stars. */
  focus(): void;
}

let count = 0;

export function createField(
  runtime: Runtime,
  { id: productId, title, imageUrl }: ReviewedProduct,
  starWords: readonly string[],
): ReviewField {
  const id = `mortar-review-${++count}`;
  const radios = starWords.map((_words, index) => createRadio(id, index + 1));
  const textarea = create('textarea', 'text');
  textarea.rows = 4;
  const problem = create('p', 'problem');
  problem.id = `${id}-problem`;
  const stars = createStars(t(runtime, 'Star rating'), radios, starWords, problem);
  const label = create('label', 'label', create('span', 'label-text', t(runtime, 'Your review')), textarea);
  const element = create('fieldset', 'product', create('legend', 'title', title), stars, label);
  const picture = createPicture(imageUrl);
  if (picture) element.append(picture);

  return {
    element,
    read: () => ({
      productId,
      rating: radios.findIndex((radio) => radio.checked) + 1,
      text: textarea.value.trim(),
    }),
    setMissing(isMissing) {
      problem.textContent = isMissing ? t(runtime, 'Please select a star rating') : '';
      if (isMissing) stars.setAttribute('aria-describedby', problem.id);
      else stars.removeAttribute('aria-describedby');
      stars.ariaInvalid = String(isMissing);
    },
    focus: () => radios[0]?.focus(),
  };
}

/** How each choice of stars is called. */
export function wordsForStars(runtime: Runtime): Promise<string[]> {
  const numbers = Array.from({ length: MOST_STARS }, (_, index) => index + 1);
  return Promise.all(
    numbers.map((stars) =>
      formatMessage(runtime, '{stars, plural, one {# star} other {# stars}}', { stars }),
    ),
  );
}

function createRadio(name: string, value: number): HTMLInputElement {
  const radio = create('input', 'star');
  Object.assign(radio, { type: 'radio', name, value: String(value) });
  return radio;
}

/** Each star carries its words out of sight; those up to the chosen one are filled. */
function createStars(
  label: string,
  radios: readonly HTMLInputElement[],
  message: readonly string[],
  problem: HTMLElement,
): HTMLElement {
  const labels = radios.map((radio, index) => {
    const sign = create('span', 'sign', '★');
    sign.ariaHidden = 'true';
    const visuallyHidden = page.create('span');
    visuallyHidden.className = 'mortar-spoken';
    visuallyHidden.textContent = message[index] ?? '';
    return create('label', 'choice', radio, sign, visuallyHidden);
  });
  const stars = create('div', 'stars', create('div', 'choices', ...labels), problem);
  stars.setAttribute('role', 'radiogroup');
  stars.ariaLabel = label;
  return stars;
}

/** Beside its title, so it needs no words of its own. */
function createPicture(imageUrl: string): HTMLImageElement | undefined {
  const address = navigableAddress(imageUrl, location.href);
  if (!address) return undefined;
  const picture = create('img', 'picture');
  Object.assign(picture, { src: address, alt: '', width: 96, height: 96 });
  return picture;
}
