import { boxRatio, setRatio } from '../box-ratio';
import type { Carousel } from '../carousel';

/** Gives the slides' box its height; one that follows the pictures changes with them. */
export function keepHeight(carousel: Carousel): void {
  const { element, elements, settings, index, follow } = carousel;
  if (element.style.height) return; // the section has its own
  setRatio(carousel, boxRatio(carousel));
  if (!settings.autoHeight && settings.imageAspectRatio !== 'Auto') return;
  const adapt = () => {
    const dimensions = elements.slides[index.current]?.dimensions;
    if (dimensions) setRatio(carousel, dimensions.width / dimensions.height);
  };
  adapt();
  follow(adapt);
}
