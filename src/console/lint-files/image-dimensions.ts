import { stat } from 'node:fs/promises';
import { dirname, join, normalize, resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';

const TYPES = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'];

/** Dimensions such as `1500x1000`, from the header of a local image file; `undefined` if unknown. */
export async function imageDimensions(
  source: string,
  page: string,
  root: string | undefined,
): Promise<string | undefined> {
  try {
    const path = localPath(source, page, root);
    if (!path || !(await stat(path)).isFile()) return;
    const { width, height, type = '', orientation = 1 } = await imageSizeFromFile(path);
    if (!TYPES.includes(type)) return;
    const isTurned = orientation > 4; // the camera was held upright (EXIF); browsers turn the picture
    const size = isTurned ? [height, width] : [width, height];
    return size.every((px) => px > 0) ? size.join('x') : undefined;
  } catch {
    return undefined; // no such file, no picture, or an address that cannot be decoded
  }
}

/** `/images/jug.jpg` is relative to the site's root, `images/jug.jpg` to the page. */
function localPath(source: string, page: string, root: string | undefined): string | undefined {
  const [address = ''] = source.trim().split(/[?#]/);
  if (!address || /^(\/\/|[a-z][\w+.-]*:)/i.test(address)) return;
  const path = decodeURIComponent(address);
  if (!path.startsWith('/')) return resolve(dirname(page), path);
  return root === undefined ? undefined : join(root, normalize(path));
}
