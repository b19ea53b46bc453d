import { type ColorValue, requireColorValue } from './color';
import { colorOf } from './hsl';

/** Below this luma, from 0 to 1, a ground asks for light text (specification, section 9). */
export const LUMA_THRESHOLD = 0.34;

/** The palette's colour for text on a ground. @throws UnexpectedValueError for what is no colour. */
export function textColorOn(ground: ColorValue): 'white' | 'black' {
  const { r, g, b } = colorOf(requireColorValue(ground)).rgba;
  const luma = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  return luma < LUMA_THRESHOLD ? 'white' : 'black';
}
