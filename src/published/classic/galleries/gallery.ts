import { type ArrowOwner, startArrow } from '../../../components/arrow';
import { asRecord, type Fields, ownProperty, readNumber } from '../../../data/fields';
import { entriesOf } from '../../../data/indexes';
import { t } from '../../../i18n/t';
import { STATE } from '../../../runtime/block-instance';
import type { Runtime } from '../../../runtime/types';
import { startSlideButton } from '../../common/slide-button';
import { gallerySettings } from './gallery-settings';
import { elementsOf } from './nodes';

/** The methods a template's script calls on its gallery later. */
interface TemplateGallery {
  set(name: unknown, value: unknown): void;
  on: Listen;
  after: Listen;
  destroy(): void;
}

/** Of all a gallery's events, `currentIndexChange` is what scripts listen to. */
type Listen = (name: unknown, listener: unknown) => void;

/** These have their gallery already. */
const TAKEN = '.sqs-block-gallery, .sqs-system-gallery, #productGallery, [data-block]';

/** `new Y.Squarespace.Gallery2(options)`: mounts our gallery on the container, unless it has one already. */
export function createGallery(runtime: Runtime, input: unknown): TemplateGallery | undefined {
  const options = asRecord(input);
  const [container] = elementsOf(ownProperty(options, 'container'));
  return container && !container.closest(TAKEN) ? mountGallery(runtime, container, options) : undefined;
}

/** Mounts our gallery on an element, with the template's own buttons and counters. */
export function mountGallery(runtime: Runtime, container: HTMLElement, options: Fields): TemplateGallery {
  const controller = new AbortController();
  const slides = elementsOf(ownProperty(options, 'slides') ?? ownProperty(options, 'element'));
  const go = (detail: object) => goTo(container, detail, controller.signal);
  for (const slide of slides) slide.setAttribute('data-gallery-slide', '');
  runtime.images.release(container); // until now its images were left to the template's script
  runtime.blocks.data.set(container, gallerySettings(options));
  container.setAttribute('data-block', 'gallery');
  const start = readNumber(ownProperty(options, 'currentIndex')) ?? 0;
  const attributes = runtime.keepAttributes();
  const owner = { runtime, attributes, signal: controller.signal };
  const show = connect(container, asRecord(ownProperty(options, 'elements')), go, owner);
  if (slides.length) show(start, slides.length);
  if (start) go({ index: start });
  const listen = indexListener(container, start, controller.signal);
  runtime.blocks.scan(container);
  return {
    set(name, value) {
      if (name === 'currentIndex') go({ index: value });
    },
    on: listen,
    after: listen,
    destroy() {
      controller.abort();
      attributes.restore();
      runtime.blocks.unmount(container);
      container.removeAttribute('data-block');
      for (const slide of slides) slide.removeAttribute('data-gallery-slide');
    },
  };
}

/** Tells the listeners of a template's script which slide has been left for which. */
function indexListener(container: Element, start: number, signal: AbortSignal): Listen {
  const listeners: ((change: object) => void)[] = [];
  let prevVal = start;
  const tell = (event: Event) => {
    const newVal = (event as CustomEvent<{ index: number }>).detail.index;
    for (const listener of listeners) listener({ newVal, prevVal });
    prevVal = newVal;
  };
  container.addEventListener('gallery:change', tell, { signal });
  return (name, listener) => {
    if (name === 'currentIndexChange' && typeof listener === 'function')
      listeners.push(listener as () => void);
  };
}

/** Asks a gallery for another slide, as soon as it is mounted. */
export function goTo(container: HTMLElement, detail: object, signal: AbortSignal): void {
  const ask = () => container.dispatchEvent(new CustomEvent('gallery:go-to', { detail }));
  if (container.getAttribute(STATE) === 'mounted') ask();
  else container.addEventListener('mortar:mounted', ask, { once: true, signal });
}

/**
 * Connects a gallery's buttons, slide controls and counters, wherever the template has them on the page. Returns what
 * shows in them which slide is the current one.
 */
function connect(container: Element, elements: Fields, go: (detail: object) => void, owner: ArrowOwner) {
  const { runtime, signal } = owner;
  const find = (name: string) => elementsOf(ownProperty(elements, name));
  const startArrows = (name: string, label: string, by: 1 | -1) => {
    for (const arrow of find(name)) startArrow(arrow, t(runtime, label), () => go({ by }), owner);
  };
  startArrows('next', 'Next Slide', 1);
  startArrows('previous', 'Previous Slide', -1);
  const boxes = find('controls').map((box) => [...box.children] as HTMLElement[]);
  for (const bullets of boxes)
    for (const [index, bullet] of entriesOf(bullets))
      startSlideButton(bullet, index, () => go({ index }), owner);
  const show = (index: number, count: number) => {
    for (const bullets of boxes) markBullet(bullets, index);
    for (const element of find('currentIndex')) element.textContent = `${index + 1}`;
    for (const element of find('totalSlides')) element.textContent = `${count}`;
  };
  const showChange = (event: Event) => {
    const { index, count } = asRecord((event as CustomEvent<unknown>).detail) as Record<string, number>;
    show(index as number, count as number);
  };
  container.addEventListener('gallery:change', showChange, { signal });
  signal.addEventListener('abort', () => {
    for (const bullets of boxes) markBullet(bullets, -1);
  });
  return show;
}

/** Templates' style sheets know either class. */
function markBullet(bullets: readonly Element[], shown: number): void {
  for (const [index, { classList }] of entriesOf(bullets))
    for (const name of ['active', 'sqs-active-slide']) classList.toggle(name, index === shown);
}
