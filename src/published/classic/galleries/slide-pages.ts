import { entriesOf } from '../../../data/indexes';
import { operate } from '../../../dom/delegate';
import { markAsButton } from '../../../dom/mark-as-button';
import { createResizeObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { goTo, mountGallery } from './gallery';
import { createLightbox } from './lightbox';

const LIST = '#galleryWrapper #slideshow:not([data-controllers-bound] *)';
const SLIDE = '.slide[data-slide-id]';
const THUMB = '.thumb[data-slide-id]:not(#galleryWrapper *)';
const HALVES = [
  { selector: '.left-control', by: -1 },
  { selector: '.right-control', by: 1 },
];

/**
 * Gallery pages of templates. The first slide fills its frame and hides the others: they become a slideshow with the
 * template's controls. Thumbnails beside them open the lightbox.
 */
export function startSlidePages(scope: Scope): void {
  const [list] = page.all(LIST);
  if (!list) return;
  startSlideshow(list, [...list.querySelectorAll<HTMLElement>(SLIDE)], scope);
  startThumbs(scope);
}

/** Only while the window is wide: phones have the slides below each other. */
function startSlideshow(list: HTMLElement, slides: HTMLElement[], scope: Scope): void {
  const { runtime, disposables } = scope;
  let gallery: ReturnType<typeof mountGallery> | undefined;
  const stop = () => {
    gallery?.destroy();
    gallery = undefined;
  };
  const showAll = () => {
    if (!gallery) return;
    stop();
    for (const picture of list.querySelectorAll('img[data-src]')) runtime.images.load(picture); // they went with it
  };
  const update = () => {
    if (slides.slice(0, 1).some((slide) => staysInFlow(slide, scope))) showAll();
    else if (!gallery && showsOne(list, slides)) {
      gallery = mountGallery(runtime, list, optionsOf(slides));
      showControls(scope);
    }
  };
  const observer = createResizeObserver(update);
  observer.observe(page.root());
  startHalves(list, scope);
  disposables.add(() => {
    observer.disconnect();
    stop();
  });
}

/** The left and right half of the frame lead to the slides before and after, for the mouse. */
function startHalves(list: HTMLElement, { signal }: Scope): void {
  for (const { selector, by } of HALVES)
    for (const half of find(selector))
      half.addEventListener('click', () => goTo(list, { by }, signal), { signal });
}

/** Captions and controls are transparent until there is a slideshow; thumbnails would only repeat it. */
function showControls({ attributes }: Scope): void {
  for (const meta of find('.meta')) attributes.style(meta, 'opacity', '1');
  for (const toggle of find('.thumbnail-toggle')) attributes.style(toggle, 'display', 'none');
}

function find(selector: string): HTMLElement[] {
  return [...page.all(`#galleryWrapper ${selector}`)];
}

/** The only one, or the first of a list that is cut off behind it. */
function showsOne({ scrollHeight, clientHeight }: HTMLElement, { length }: HTMLElement[]): boolean {
  return clientHeight > 0 && (length === 1 || scrollHeight > clientHeight + 1);
}

/** A style sheet for phones keeps slides below each other, whatever a script sets. */
function staysInFlow(slide: HTMLElement, { attributes }: Scope): boolean {
  const { position } = slide.style;
  attributes.style(slide, 'position', 'absolute');
  const stays = getComputedStyle(slide).position === 'static';
  attributes.style(slide, 'position', position);
  return stays;
}

function optionsOf(slides: HTMLElement[]) {
  return {
    slides,
    design: 'stacked',
    loop: true,
    loaderOptions: { mode: page.body().matches('.gallery-style-fit') ? 'fit' : 'fill' },
    elements: {
      previous: find('.prev-slide'),
      next: find('.next-slide'),
      controls: find(':is(#numberControls, #dotControls, #imageData)'),
    },
  };
}

function startThumbs({ runtime, attributes, signal }: Scope): void {
  const thumbs = [...page.all(THUMB)];
  const set = thumbs.map((content) => ({ content, meta: content.querySelector('.thumb-title')?.innerHTML }));
  for (const [currentSetIndex, thumb] of entriesOf(thumbs)) {
    markAsButton(thumb, attributes);
    operate(thumb, () => void createLightbox(runtime, { set, currentSetIndex }).render(), signal);
  }
}
