import { SPACE, spaceIn } from '../first-paint/spacers';

type MarkOf = (element: HTMLElement) => string;

/** Marks that depend on an element's own size, whatever the window's (specification, section 9, images). */
const TABLE: readonly (readonly [selector: string, markOf: MarkOf])[] = [
  ['.image-block-outer-wrapper', narrowBelow(415, 'sqs-narrow-width')], // the text goes below its picture
  ['.newsletter-block', narrowBelow(320, 'newsletter-form-has-small-container')], // the fields below each other
  ['.sqs-dynamic-text', growingFontSize],
  [SPACE, (space) => `padding-bottom=${spaceIn(space)}`],
];

export const SIZED = TABLE.map(([selector]) => selector);

export function sizeMarks(element: Element): string[] {
  const rows = TABLE.filter(([selector]) => element.matches(selector));
  return rows.map(([, markOf]) => markOf(element as HTMLElement));
}

function narrowBelow(width: number, name: string): MarkOf {
  return ({ offsetWidth }) => (offsetWidth < width ? `.${name}` : `-.${name}`);
}

/** Text on a picture has as many percent of the size around it as of the window's width, in tenths. */
function growingFontSize({ offsetWidth }: HTMLElement): string {
  return `font-size=max(0.75rem, ${Math.floor((1000 * offsetWidth) / innerWidth) / 10}%)`;
}
