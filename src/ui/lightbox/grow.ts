import type { LightboxSlide } from './slides';

/** Milliseconds; the picture stands still before a visitor could touch it again. */
const DURATION = 100;

/** Lets a slide's picture grow from where it is on the page to where it is in the dialog. */
export function growFromThumbnail(slide: LightboxSlide | undefined, dialog: HTMLElement): void {
  const picture = dialog.querySelector('[data-shown="true"] .mortar-lightbox-picture');
  const from = slide?.thumbnail?.getBoundingClientRect();
  const to = picture?.getBoundingClientRect();
  if (!from?.width || !to?.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(from.width / to.width, from.height / to.height);
  picture?.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'ease-out',
  });
}
