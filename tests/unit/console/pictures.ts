/** Headers of pictures of 30 by 20 px. */

const latin1 = (text: string) => Buffer.from(text, 'latin1');

export const png = latin1(
  '\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\x1E\0\0\0\x14\x08\x06\0\0\0\0\0\0\0\0\0\0\0IEND\xAE\x42\x60\x82',
);

export const gif = latin1('GIF89a\x1E\0\x14\0\x80\0\0\0\0\0\xFF\xFF\xFF;');

/** Stored in landscape, and rotated by 90 degrees when shown. */
const exif = latin1('Exif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0');
const frame = '\xFF\xC0\0\x11\x08\0\x1E\0\x14\x03\x01\x22\0\x02\x11\x01\x03\x11\x01';
export const jpeg = Buffer.concat([
  latin1(`\xFF\xD8\xFF\xE1\0${String.fromCharCode(exif.length + 2)}`),
  exif,
  latin1(`${frame}\xFF\xDA\0\x0C\x03\x01\0\x02\x11\x03\x11\0\x3F\0\xFF\xD9`),
]);

export const webp = latin1('RIFF\x16\0\0\0WEBPVP8X\x0A\0\0\0\0\0\0\0\x1D\0\0\x13\0\0');

function box(type: string, ...contents: Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  const bytes = Buffer.concat(contents);
  size.writeUInt32BE(bytes.length + 8);
  return Buffer.concat([size, latin1(type), bytes]);
}

const size = box('ispe', latin1('\0\0\0\0\0\0\0\x1E\0\0\0\x14'));
export const avif = Buffer.concat([
  box('ftyp', latin1('avif\0\0\0\0avifmif1')),
  box('meta', latin1('\0\0\0\0'), box('iprp', box('ipco', size))),
]);

export const svg = latin1('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>\n');
