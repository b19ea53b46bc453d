import { boxRatio, setRatio } from '../box-ratio';
import type { Moving } from '../moving';

/** Gives the slides' box its height; one that follows the pictures changes with them. */
export function keepHeight(moving: Moving): void {
  const { element, parts, settings, index, follow } = moving;
  if (element.style.height) return; // the section has its own
  setRatio(moving, boxRatio(moving));
  if (!settings.autoHeight && settings.imageAspectRatio !== 'Auto') return;
  const adapt = () => {
    const dimensions = parts.slides[index.current]?.dimensions;
    if (dimensions) setRatio(moving, dimensions.width / dimensions.height);
  };
  adapt();
  follow(adapt);
}
