import type { ServerAttributes } from '../../dom/attributes';
import { memberOf } from '../../dom/member';
import { bringsItsScripts, matching, type Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';

/**
 * Sets the marks that published style sheets wait for, on the page and on what is inserted later. It does so whether or
 * not a block comes to life, so that what its author wrote is seen also where a chunk fails; a block that is about
 * to be laid out gets them when it is. What is unmounted loses them.
 */
export function startMarks({ events, domObserver, keepAttributes }: Runtime): void {
  const marked = new Map<Element, ServerAttributes>();

  function markIn(root: Root, table = MARKS): void {
    for (const [selector, ...marks] of table)
      for (const element of matching(root, selector)) if (isOurs(element)) mark(element, marks);
  }
  function mark(element: Element, marks: readonly string[]): void {
    const attributes = marked.get(element) ?? keepAttributes();
    marked.set(element, attributes);
    for (const mark of marks) setMark(attributes, element, mark);
  }
  function unmarkWhere(isMeant: (element: Element) => boolean): void {
    for (const [element, attributes] of marked) {
      if (!isMeant(element)) continue;
      attributes.restore();
      marked.delete(element);
    }
  }

  markIn(document);
  followChoices(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) unmarkWhere((element) => !memberOf(element, 'isConnected'));
    for (const root of added) {
      markIn(root);
      followChoices(root);
    }
  });
  events.on('mounted', ({ element }) => markIn(element));
  events.on('failed', ({ element }) => markIn(element, MARKS_OF_FAILED));
  events.on('unmounted', ({ element }) => unmarkWhere(memberOf(element, 'contains')));
}

/** Not of a block that is about to be laid out, and nothing that another script looks after. */
function isOurs(element: Element): boolean {
  const isOthers = memberOf(element, 'closest')('[data-block-state="loading"], [data-controllers-bound]');
  return !isOthers && !bringsItsScripts(element);
}

function setMark(attributes: ServerAttributes, element: Element, mark: string): void {
  const [name = '', value = ''] = mark.split('=');
  const className = name.split('.')[1];
  if (className) attributes.toggleClass(element, className, !name.startsWith('-'));
  else attributes.set(element, name, value);
}

/**
 * What published style sheets hide until a mark appears that the platform's scripts set, and the mark: a class, an
 * attribute with its value, or with a minus a class that goes. `docs/published-pages.md` says which rule is behind each, and what is missing here.
 */
const MARKS: readonly (readonly [selector: string, ...marks: string[]])[] = [
  ['.newsletter-block', '.rendered'],
  ['.image-block-outer-wrapper', '.animation-loaded', '.sqs-text-ready'],
  ['.sqs-block-quote .block-animation', '.animation-loaded'],
  ['.sqs-block-quote [class*="block-animation-"]', '.animation-loaded'],
  ['.sqsrte-scaled-text-container', '.loaded'],
  ['.summary-item', '.positioned'],
  ['.gallery-grid-item', 'data-show='],
  ['.gallery-masonry-item', 'data-show='],
  ['.gallery-strips-item', 'data-show='],
  ['.gallery-reel-item-src', 'data-visible=true'],
  ['.gallery-slideshow-thumbnails-thumb img', 'data-loaded='],
  ['.sqs-gallery-block-slideshow .slide', '.loaded'],
  ['.sqs-slice-gallery-item', '.loaded'],
  ['.sqs-slide', '.sqs-slide-ready', '.sqs-slide-animation-ready'],
  ['.lazy-load', '.is-loaded'],
  ['.products .grid-item', '.is-loaded'],
  ['.ProductItem-relatedProducts .grid-item', '.is-loaded'],
  ['.portfolio-hover', 'data-init='],
  ['.enable-on-first-image-load', '.enabled'],
  ['.ProductItem-gallery-slides-item', '.loaded'],
  ['.product-gallery-slides-item', '.loaded'],
  ['.pdp-gallery-slides', '.loaded'],
  ['.ProductItem-gallery-slides-item:first-child', '.selected'],
  ['.product-gallery-slides-item:first-child', '.selected'],
  ['.ProductItem-gallery-thumbnails-item', '.loaded'],
  ['.product-gallery-thumbnails-item', '.loaded'],
];

/** What a block of ours opens when it works; where it failed, everything in it is open. */
const MARKS_OF_FAILED: typeof MARKS = [
  ...MARKS,
  ['.accordion-item__dropdown', '.accordion-item__dropdown--open'],
  ['.sqs-gallery-block-slideshow .slide:first-child', '.sqs-active-slide'],
  ['.gallery-slideshow-item:first-child', 'data-active=true', 'data-in=true'],
  ['.gallery-fullscreen-slideshow-item:first-child', 'data-active=true', 'data-in=true'],
  ['.menus--has-multiple', '-.menus--has-multiple'],
];

const WRAPPERS = '.variant-select-wrapper, .subscription-frequency-select-wrapper';

/** A published product page draws each of its lists by the text that stands in an attribute around it. */
function followChoices(root: Root): void {
  for (const wrapper of matching(root, WRAPPERS)) {
    const list = wrapper.querySelector('select');
    if (!list || wrapper.hasAttribute('data-text')) continue;
    const write = () => wrapper.setAttribute('data-text', list.selectedOptions[0]?.text ?? '');
    list.addEventListener('change', write);
    write();
  }
}
