import { ownProperty } from '../../../data/fields';
import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import type { Scope } from '../../common/scope';
import { tweaksOf } from '../../common/tweaks';
import { mountGallery } from './gallery';
import styles from './system-galleries.css';

const FRAMES = '.sqs-system-gallery:not([data-controllers-bound], [data-controllers-bound] *)';

/** The gallery pages of templates: a slideshow or a grid, as their owner's settings say. */
export function startSystemGalleries(scope: Scope): void {
  for (const frame of page.all(FRAMES)) startGallery(frame, scope);
}

function startGallery(frame: HTMLElement, scope: Scope): void {
  const { runtime, attributes, disposables } = scope;
  const find = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)];
  const [container] = find('.slides');
  if (!container) return;
  const isGrid = page.body().matches('.gallery-design-grid');
  disposables.add(addStyles(styles, runtime.tag.nonce));
  if (!isGrid) keepProportions(frame, scope);
  attributes.toggleClass(frame, 'sqs-system-gallery-init', false);
  attributes.toggleClass(frame, 'sqs-system-gallery-ready', true);
  for (const caption of find('.slide-meta')) attributes.toggleClass(caption, 'show', true);
  const gallery = mountGallery(runtime, container, {
    slides: find('.slide'),
    ...(isGrid ? gridOptions(scope) : slideshowOptions()),
    elements: {
      previous: find('.previous-slide, .simple .previous'),
      next: find('.next-slide, .simple .next'),
      controls: find('.circles, .dots, .numbers, .thumbnail-wrapper'),
      currentIndex: find('.current-index'),
      totalSlides: find('.total-slides'),
    },
  });
  disposables.add(gallery.destroy);
}

/** The style sheet reserves the slideshow's height as long as the frame is empty. */
function keepProportions(frame: HTMLElement, { attributes }: Scope): void {
  const height = Number.parseFloat(getComputedStyle(frame).paddingBottom);
  const controls = frame.querySelector<HTMLElement>('.slides-controls');
  if (height > 0 && controls) attributes.style(controls, 'aspect-ratio', `${frame.clientWidth} / ${height}`);
}

/** The settings of a slideshow are classes of the body. */
function slideshowOptions() {
  const has = (name: string) => page.body().classList.contains(name);
  return {
    design: 'stacked',
    loop: has('gallery-loop'),
    autoplay: has('gallery-autoplay'),
    loaderOptions: { mode: has('gallery-auto-crop') ? 'fill' : 'fit' },
    designOptions: { transition: has('gallery-transitions-fade') ? 'fade' : 'swipe' },
  };
}

function gridOptions({ runtime }: Scope) {
  const tweaks = tweaksOf(runtime.site);
  const pixels = (name: string) => Number.parseFloat(String(ownProperty(tweaks, name))) || undefined;
  const [, width, height] = /(\d+):(\d+)/.exec(String(ownProperty(tweaks, 'aspect-ratio'))) ?? [];
  return {
    design: 'autocolumns',
    lightbox: true,
    loaderOptions: { mode: 'fill' },
    designOptions: {
      columnWidth: pixels('gridSize'),
      gutter: pixels('gridSpacing'),
      aspectRatio: height && Number(width) / Number(height),
    },
  };
}
