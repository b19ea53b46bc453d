import { startArrow } from '../../../components/arrow';
import { entriesOf } from '../../../data/indexes';
import { wrapIndex } from '../../../data/swipe';
import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import { t } from '../../../i18n/t';
import type { Scope } from '../../common/scope';
import { startSlideButton } from '../../common/slide-button';
import { watchSwipes } from '../../common/watch-swipes';
import { startAutoplay } from './autoplay';
import styles from './index-slideshows.css';

const FRAMES = '.tweak-index-gallery-layout-slideshow .Index-gallery:not([data-controllers-bound])';

const ARROWS = [
  { selector: '.Index-gallery-control--left', step: -1, label: 'Previous Slide' },
  { selector: '.Index-gallery-control--right', step: 1, label: 'Next Slide' },
] as const;

/** Starts the gallery pages of an index that show one picture at a time. */
export function startIndexSlideshows(scope: Scope): void {
  for (const frame of page.all(FRAMES)) startSlideshow(frame, scope);
}

function startSlideshow(frame: HTMLElement, scope: Scope): void {
  const { runtime, attributes, disposables, signal } = scope;
  const find = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)];
  const slides = find('.Index-gallery-item');
  const bullets = find('.Index-gallery-indicators-item');
  let current = 0;

  function select(index: number): void {
    current = wrapIndex(index, slides.length);
    for (const elements of [slides, bullets])
      for (const [at, element] of entriesOf(elements))
        attributes.toggleClass(element, 'active', at === current);
    for (const image of slides[current]?.querySelectorAll('img') ?? []) runtime.images.load(image);
  }
  const move = (step: number) => select(current + step);

  if (!slides.length) return;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  attributes.toggleClass(frame, 'mortar-index-slideshow', true);
  for (const { selector, step, label } of ARROWS)
    for (const arrow of find(selector)) startArrow(arrow, t(runtime, label), () => move(step), scope);
  for (const [index, bullet] of entriesOf(bullets))
    startSlideButton(bullet, index, () => select(index), scope);
  for (const [index, slide] of entriesOf(slides)) {
    const showFocused = () => {
      if (index !== current) select(index);
    };
    slide.addEventListener('focusin', showFocused, { signal });
  }
  watchSwipes(frame, move, signal);
  if (frame.closest('.tweak-index-gallery-autoplay-enable')) startAutoplay(frame, () => move(1), scope);
  select(0);
}
