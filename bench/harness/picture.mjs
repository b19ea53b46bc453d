import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const TRUE_COLOUR = [8, 2, 0, 0, 0]; // 8 bits, RGB, the standard's only methods, not interlaced
const GRAIN = 3;

/** A PNG as large as a photo: unlike a flat drawing, it takes time to download and decode. */
export function photoOf(width, height) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUE_COLOUR, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels(width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows of a gradient with some noise, each after the byte for its filter: none. */
function pixels(width, height) {
  const stride = 1 + width * 3;
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grain = (x * 31 + y * 17 + ((x * y) >> 3)) % GRAIN;
      const at = y * stride + 1 + x * 3;
      bytes[at] = (240 * x) / width + grain;
      bytes[at + 1] = (200 * y) / height + grain;
      bytes[at + 2] = 120 + grain;
    }
  }
  return bytes;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
