import { isUtf8 } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { messageOf } from '../../data/errors';

/** The text of a page's file, read so that it can be written back byte for byte. */
export interface SourceFile {
  readonly path: string;
  readonly html: string;
  readonly encoding: 'utf8' | 'latin1';
}

/**
 * Other encodings than UTF-8 are read byte by byte: markup is ASCII in all encodings that pages use.
 * @throws Error if the file can't be read.
 */
export function readSource(path: string): SourceFile {
  const bytes = readBytes(path);
  if (/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)))
    throw new Error(`${path} is in UTF-16, which servers rarely send: save it in UTF-8.`);
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  return { path, html: bytes.toString(encoding), encoding };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Error(`${path} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** @throws Error if the file can't be written. */
export function writeSource({ path, encoding }: SourceFile, html: string): void {
  writeFileSync(path, html, encoding);
}
