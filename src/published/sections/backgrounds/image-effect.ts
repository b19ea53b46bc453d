import { addStyles } from '../../../dom/styles';
import type { Scope } from '../../common/scope';
import styles from './image-effect.css';

/** Images that a script was meant to draw on a canvas with an effect; hidden until then. We show the image itself. */
export function mountImageEffect(background: HTMLElement, { runtime, attributes, disposables }: Scope): void {
  const isParallax = background.getAttribute('data-controller') === 'BackgroundImageFXParallax';
  const section = background.closest('.page-section');
  disposables.add(addStyles(styles, runtime.tag.nonce));
  for (const image of background.querySelectorAll('img')) {
    attributes.style(image, 'visibility', 'visible');
    attributes.toggleClass(image, 'mortar-parallax', isParallax);
  }
  if (section && isParallax) {
    attributes.toggleClass(section, 'mortar-parallax-section', true);
    attributes.style(background, 'overflow', 'clip'); // published style sheets do not clip a section with a divider
  }
}
