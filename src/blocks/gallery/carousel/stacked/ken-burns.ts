import type { Dispose } from '../../../../data/dispose';
import { guarded } from '../../../../data/guarded';
import type { Carousel } from '../carousel';

/** Final scale of a picture while it is shown (specification, section 9, gallery). */
const ZOOM = 1.075;

/** Slowly zooms the current picture during autoplay. */
export function zoomSlowly({ elements, index, settings, runtime, follow }: Carousel): Dispose {
  if (!settings.kenBurns) return () => {};
  const duration = settings['autoplay-duration'] * 1000;
  let zooms: (Animation | undefined)[] = [];
  const zoom = () => {
    const image = runtime.media.prefersReducedMotion() ? null : elements.slides[index.current]?.image;
    const latest = guarded(() => image?.animate({ scale: ['1', `${ZOOM}`] }, { duration, fill: 'forwards' }));
    const [going, gone] = zooms;
    gone?.cancel();
    zooms = [latest, going]; // the leaving slide keeps its size while visible
  };
  zoom();
  follow(zoom);
  return () => {
    for (const each of zooms) each?.cancel();
  };
}
