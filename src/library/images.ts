/** Images for callers without types: each throws an UnexpectedValueError for invalid arguments. */

import {
  requireNumber,
  requireObject,
  requireRealNumber,
  requireText,
  UnexpectedValueError,
} from '../data/require';
import type { Size } from '../media/images/dimensions';
import * as fluid from '../media/images/fluid-layout';
import * as widths from '../media/images/widths';

/** The smallest service width that is sharp at `cssWidth` px, else the largest. */
export function chooseImageWidth(cssWidth: number, choice: widths.WidthChoice = {}): widths.ImageWidth {
  const entries = Object.entries(requireObject('The choice of a width', choice));
  const given = entries.filter(([, value]) => value !== undefined && value !== null);
  const read = given.map(([name, value]) => [name, requireNumber(`The ${name} of an image`, value)]);
  return widths.chooseImageWidth(requireNumber('The width of an image', cssWidth), Object.fromEntries(read));
}

/** An image's address at one of the service widths: `?format=750w`, or `name-750w.jpg`. */
export function imageUrl(
  source: string,
  width: number,
  sizeFormat: widths.SizeFormat = 'queryString',
): string {
  if (sizeFormat !== 'queryString' && sizeFormat !== 'filename')
    throw new UnexpectedValueError('The size format of an image', 'queryString or filename', sizeFormat);
  return widths.imageUrl(
    requireText('The source of an image', source),
    requireRealNumber('The width of an image', width),
    sizeFormat,
  );
}

/** The largest size with the dimensions' aspect ratio inside a container; a height of 0 means no limit. */
export function fitInside(container: Size, dimensions: Size): Size {
  const { width, height } = readSize('an image', dimensions);
  if (width <= 0 || height <= 0)
    throw new UnexpectedValueError('The size of an image', 'positive', `${width} × ${height}`);
  return fluid.fitInside(readSize('a container', container), { width, height });
}

function readSize(whose: string, size: Size): Size {
  const { width, height } = requireObject(`The size of ${whose}`, size);
  return {
    width: requireRealNumber(`The width of ${whose}`, width),
    height: requireRealNumber(`The height of ${whose}`, height),
  };
}
