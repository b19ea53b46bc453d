import { entriesOf } from '../../data/indexes';
import type { MountBlock } from '../../runtime/types';

/** A list of projects; each shows its picture while hovered or focused. */
export const mountPortfolio: MountBlock = (portfolio, runtime) => {
  const attributes = runtime.keepAttributes();
  const controller = new AbortController();
  const items = [...portfolio.querySelectorAll<HTMLElement>('.portfolio-hover-item')];
  const backgrounds = [...portfolio.querySelectorAll<HTMLElement>('.portfolio-hover-bg')];

  function activate(active: number): void {
    for (const elements of [items, backgrounds]) {
      for (const [index, element] of entriesOf(elements))
        attributes.set(element, 'data-active', String(index === active));
    }
    const pictures = portfolio.querySelector('.portfolio-hover-backgrounds');
    if (pictures) attributes.set(pictures, 'data-active', String(active >= 0));
  }

  attributes.set(portfolio, 'data-init', 'true');
  for (const background of backgrounds)
    attributes.set(background, 'data-animated', String(!runtime.media.prefersReducedMotion()));
  for (const [index, item] of entriesOf(items)) {
    item.addEventListener('pointerenter', () => activate(index), { signal: controller.signal });
    item.addEventListener('focusin', () => activate(index), { signal: controller.signal });
  }
  activate(portfolio.getAttribute('data-mode') === 'hover-cover' ? 0 : -1);
  return () => {
    controller.abort();
    attributes.restore();
  };
};
