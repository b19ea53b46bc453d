import type { Dispose } from '../../../data/dispose';
import { openRoot } from '../../../runtime/block/root';

import { type Lightbox, WHERE } from '../lightbox';
import { Controls } from './controls';

/** Draws what a visitor can do beside closing, and what is said of the slide. */
export function drawControls(lightbox: Lightbox): Promise<Dispose> {
  const { controls, runtime } = lightbox;
  return openRoot(controls, <Controls {...lightbox} />, { runtime, where: WHERE });
}
