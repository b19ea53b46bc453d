import type { ServerAttributes } from '../../dom/attributes';

/** Reads an element's size; the function that it returns writes the mark. */
type Measure = (element: HTMLElement) => (attributes: ServerAttributes) => void;

/**
 * Older spacers and maps say their height in percent of their width, some beside one in px; this is the part that gets it.
 * A map in a grid has the height of its cell.
 */
const SPACE =
  ':is(.sqs-block-spacer, .sqs-block-map:not(.fluid-engine *))[data-aspect-ratio] > .sqs-block-content';

/** Marks that depend on an element's own size, whatever the window's (specification, section 9, images). */
const TABLE: readonly (readonly [selector: string, measure: Measure])[] = [
  ['.image-block-outer-wrapper', narrowBelow(415, 'sqs-narrow-width')], // the text goes below its picture
  ['.newsletter-block', narrowBelow(320, 'newsletter-form-has-small-container')], // the fields below each other
  [SPACE, heightOfSpace],
  ['.sqs-dynamic-text', growingFontSize],
];

export const SIZED = TABLE.map(([selector]) => selector);

/** What one row has laid out is measured by the next; all sizes of a row are read before any of its marks is written. */
export function markSizes(
  elements: readonly Element[],
  attributesOf: (element: Element) => ServerAttributes,
): void {
  for (const [selector, measure] of TABLE) {
    const sized = elements.filter((element) => element.matches(selector)) as HTMLElement[];
    const marks = sized.map((element) => [attributesOf(element), measure(element)] as const);
    for (const [attributes, write] of marks) write(attributes);
  }
}

function narrowBelow(width: number, name: string): Measure {
  return (element) => {
    const isNarrow = element.offsetWidth < width;
    return (attributes) => attributes.toggleClass(element, name, isNarrow);
  };
}

/** Text on a picture has as many percent of the size around it as of the window's width, in tenths. */
function growingFontSize(text: HTMLElement): ReturnType<Measure> {
  const percent = Math.floor((1000 * text.offsetWidth) / innerWidth) / 10;
  return (attributes) => attributes.style(text, 'font-size', `max(12px, 0.75rem, ${percent}%)`);
}

function heightOfSpace(space: HTMLElement): ReturnType<Measure> {
  const percent = space.parentElement?.dataset.aspectRatio;
  return (attributes) => attributes.style(space, 'padding-bottom', `${percent}%`);
}
