/** Images for callers without types: each throws an UnexpectedValueError for what it has no use for. */

import { requireNumber, requireObject, requireText } from '../data/require';
import * as fluid from '../media/images/fluid-layout';
import type { Size } from '../media/images/settings';
import * as widths from '../media/images/widths';

/** The smallest kept width that is sharp at `cssWidth` px, else the largest there is. */
export function chooseImageWidth(cssWidth: number, choice: widths.WidthChoice = {}): widths.ImageWidth {
  const input = Object.entries(requireObject('The choice of a width', choice));
  const read = input.map(([name, value]) => [name, value && requireNumber(`The ${name} of an image`, value)]);
  return widths.chooseImageWidth(requireNumber('The width of an image', cssWidth), Object.fromEntries(read));
}

/** The address of an image in one of the kept widths: `?format=750w`, or `name-750w.jpg`. */
export function imageUrl(
  source: string,
  width: number,
  sizeFormat: widths.SizeFormat = 'queryString',
): string {
  return widths.imageUrl(
    requireText('The source of an image', source),
    requireNumber('The width of an image', width),
    sizeFormat,
  );
}

/** The largest size of the dimensions' proportions inside a container; a height of 0 sets no limit. */
export function fitInside(container: Size, dimensions: Size): Size {
  return fluid.fitInside(readSize('a container', container), readSize('an image', dimensions));
}

function readSize(whose: string, size: Size): Size {
  const { width, height } = requireObject(`The size of ${whose}`, size);
  return {
    width: requireNumber(`The width of ${whose}`, width),
    height: requireNumber(`The height of ${whose}`, height),
  };
}
