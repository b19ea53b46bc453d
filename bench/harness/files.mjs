import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { bundlesFolder } from './peers.mjs';

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };
const compressedSizes = new Map();

/** The built file for a path: a peer's bundle for /peers/…, otherwise a file in dist/. */
export async function answerFile(pathname) {
  try {
    return { type: types[extname(pathname)], body: await readFile(fileBehind(pathname)) };
  } catch {
    return undefined;
  }
}

/** The size of a served file in bytes with brotli at quality 11, Node's default. */
export async function compressedSize(pathname) {
  if (!compressedSizes.has(pathname)) {
    const file = await answerFile(pathname);
    compressedSizes.set(pathname, file ? brotliCompressSync(file.body).length : 0);
  }
  return compressedSizes.get(pathname);
}

function fileBehind(pathname) {
  const peer = pathname.match(/^\/peers\/([\w.-]+)$/);
  return peer ? `${bundlesFolder}/${peer[1]}` : `${distFolder}${pathname}`;
}
