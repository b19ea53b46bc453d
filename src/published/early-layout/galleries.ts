import type { Runtime } from '../../runtime/types';
import { layOutGallery } from './gallery';
import { startEarlyLayouts } from './start-early-layouts';

export function start(runtime: Runtime): void {
  startEarlyLayouts(runtime, { gallery: layOutGallery });
}
