/** Markup for fixture pages, in an author's form or that of published pages. */

/** A published page's style before its script runs: closed answers take no space. */
export const CLOSED_STYLE =
  '<style>.accordion-item__dropdown{display:none}.accordion-item__dropdown--open{display:block}</style>';

interface AccordionParts {
  /** The inner HTML of each answer; two plain ones by default. */
  readonly answers?: readonly string[];
  /** Attributes of the block's root besides `data-block`. */
  readonly attributes?: string;
}

/** A native accordion. Items have the ids `<id>-1`, `<id>-2`, … */
export function accordion(
  id: string,
  { answers = ['First answer', 'Second answer'], attributes = '' }: AccordionParts = {},
): string {
  const items = answers.map((answer, index) => item(`${id}-${index + 1}`, answer));
  return `<div data-block="accordion" id="${id}" ${attributes}><ul class="accordion-items-container">${items.join('')}</ul></div>`;
}

function item(id: string, answer: string): string {
  return `<li class="accordion-item" id="${id}"><h3><button type="button" class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">Question ${id}</span><span class="accordion-icon-container" data-is-open="false" aria-hidden="true"></span></button></h3><div class="accordion-item__dropdown"><div class="accordion-item__description"><p>${answer}</p></div></div></li>`;
}

/** A published accordion; `list` contains attributes of its list. */
export function publishedAccordion(id: string, list = '', count = 2): string {
  const items = Array.from({ length: count }, (_, index) => publishedItem(`${id}-${index + 1}`));
  return `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="${id}"><div class="sqs-block-content"><ul class="accordion-items-container" ${list}>${items.join('')}</ul></div></div>`;
}

function publishedItem(id: string): string {
  return `<li class="accordion-item" id="${id}"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">Question ${id}</span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="plus"></div></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>Answer ${id}</p></div></div></li>`;
}

export interface PictureParts {
  /** Width and height of the box around the picture. */
  readonly box?: readonly [width: number, height: number];
  /** More attributes of the image; they take precedence over the usual ones. */
  readonly attributes?: string;
  readonly source?: string;
}

/** A picture in a box, as on published pages. */
export function picture(
  id: string,
  { box = [600, 400], attributes = '', source = `/images/loaves-${id.length}.svg` }: PictureParts = {},
): string {
  return `<div class="content-fill" style="width:${box[0]}px;height:${box[1]}px"><img id="${id}" ${attributes} data-src="${source}" data-image-dimensions="2500x1667" alt="${id}"></div>`;
}

/** Space that pushes the following content out of view. */
export function room(height: number): string {
  return `<div style="height:${height}px"></div>`;
}
