import { openRoot } from '../../../runtime/block/root';
import type { Stop } from '../../../runtime/types';
import { type Lightbox, WHERE } from '../lightbox';
import { Controls } from './controls';

/** Draws what a visitor can do beside closing, and what is said of the slide. */
export function drawControls(lightbox: Lightbox): Promise<Stop> {
  const { controls, runtime } = lightbox;
  return openRoot(controls, <Controls {...lightbox} />, { runtime, where: WHERE });
}
