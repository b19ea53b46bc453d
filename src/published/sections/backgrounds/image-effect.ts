import { addStyles } from '../../../dom/styles';
import type { MountBlock } from '../../../runtime/types';

/**
 * Parallax by the browser's own scroll timeline: no script runs while the page scrolls. The picture is drawn larger by
 * as much as it moves. Where the browser knows no such timeline it stands still.
 */
const STYLES = `
@media (prefers-reduced-motion: no-preference) {
  @supports (view-timeline: --mortar-section block) {
    .mortar-parallax-section {
      view-timeline: --mortar-section block;
    }
    .mortar-parallax {
      scale: 1.2;
      animation: mortar-parallax linear both;
      animation-timeline: --mortar-section;
    }
  }
}
@keyframes mortar-parallax {
  from {
    translate: 0 -10%;
  }
  to {
    translate: 0 10%;
  }
}`;

/** Pictures that a script should draw on a canvas, with an effect. They are hidden until then; shown is the picture itself. */
export const mountImageEffect: MountBlock = (background, runtime) => {
  const attributes = runtime.keepAttributes();
  const isParallax = background.getAttribute('data-controller') === 'BackgroundImageFXParallax';
  const section = background.closest('.page-section');
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  for (const image of background.querySelectorAll('img')) {
    attributes.style(image, 'visibility', 'visible');
    attributes.toggleClass(image, 'mortar-parallax', isParallax);
  }
  if (section && isParallax) attributes.toggleClass(section, 'mortar-parallax-section', true);
  return () => {
    attributes.restore();
    removeStyles();
  };
};
