import { asRecord, type Fields, list, readId, readText } from '../../data/fields';
import { sumOf } from '../../data/indexes';
import { parseJson } from '../../data/json';
import { dataIn } from '../../runtime/block/settings';
import { FORM_TO_DRAW } from '../common/selectors';
import type { LayOutEarly } from './early-block';

/**
 * Lengths in em, nearly as in `forms/draw/drawn-form.css`; a page's own sheet may change them. What is reserved need not be
 * exact: without it, all that follows the form jumps by its whole height.
 */
const GAP = 1.5;
const LINE = 1.5;
const CHARACTER = 0.5;
const MARGIN = 0.4;
const CONTROL = 2.75;
const WITH_CAPTION = 4.5;
const OPTION = 2.2;

interface Content {
  readonly options: number;
  readonly width: number;
}

const oneLine = () => WITH_CAPTION;

/** Of the controls of a field; all others have a single line. */
const CONTROLS: Readonly<Record<string, (content: Content) => number>> = {
  section: () => 0,
  textarea: () => 8.3,
  checkbox: ({ options }) => options * OPTION,
  radio: ({ options }) => options * OPTION,
  likert: ({ options, width }) => options * (width < 34 ? 3 + 5 * OPTION : 6),
  name: ({ width }) => rowsOf(2, width) * WITH_CAPTION,
  address: ({ width }) => (2 + rowsOf(4, width)) * WITH_CAPTION,
  phone: oneLine,
  date: oneLine,
  time: oneLine,
};

/** Keeps about the place of a form until it is drawn. */
export const reserveForm: LayOutEarly = async ({ element, attributes }) => {
  const place = element.querySelector<HTMLElement>('.sqs-block-content');
  const isOpen = element.matches(FORM_TO_DRAW) && !element.querySelector('.lightbox-handle');
  const fields = list(asRecord)(dataIn(formFields(element)));
  if (!place || !isOpen || !fields.length) return undefined;
  const width = place.clientWidth / Number.parseFloat(getComputedStyle(place).fontSize);
  const height = sumOf(fields.map((field) => heightOf(field, width)));
  attributes.style(place, 'min-height', `${height + CONTROL}em`);
  return () => attributes.restore();
};

function formFields(element: Element): unknown {
  const json = element.querySelector('script.sqs-form-block-context')?.textContent;
  return asRecord(parseJson(json ?? '')).formFields;
}

function heightOf(field: Fields, width: number): number {
  const type = readText('text')(field.type);
  if (type === 'hidden') return 0;
  const texts = sumOf([field.title, field.description].map((text) => linesOf(readText('')(text), width)));
  const options = list(readId)(field.options).length;
  return texts + (CONTROLS[type]?.({ options, width }) ?? CONTROL) + GAP;
}

function linesOf(text: string, width: number): number {
  return text ? Math.ceil((text.length * CHARACTER) / width) * LINE + MARGIN : 0;
}

/** Of controls beside each other, each at least 12 em wide. */
function rowsOf(controls: number, width: number): number {
  return Math.ceil(controls / Math.max(1, Math.floor(width / 12.75)));
}
