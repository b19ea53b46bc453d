import { isUtf8 } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { messageOf } from '../../data/errors';

/** The text of a page's file, read so that it can be written back byte for byte. */
export interface SourceFile {
  readonly path: string;
  readonly html: string;
  readonly encoding: 'utf8' | 'utf16le' | 'utf16be' | 'latin1';
}

/**
 * Other encodings than UTF-8 and UTF-16 are read byte by byte: markup is ASCII in all of them that pages use.
 * @throws Error if the file can't be read.
 */
export function readSource(path: string): SourceFile {
  const bytes = readBytes(path);
  const encoding = encodingOf(bytes);
  if (encoding.startsWith('utf16') && bytes.length % 2)
    throw new Error(`${path} is in UTF-16, but ends in the middle of a character.`);
  return {
    path,
    html: encoding === 'utf16be' ? bytes.swap16().toString('utf16le') : bytes.toString(encoding),
    encoding,
  };
}

/** Only its byte order mark tells UTF-16. */
function encodingOf(bytes: Buffer): SourceFile['encoding'] {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf16le';
  if (mark === 'feff') return 'utf16be';
  return isUtf8(bytes) ? 'utf8' : 'latin1';
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
  writeFileSync(
    path,
    encoding === 'utf16be' ? Buffer.from(html, 'utf16le').swap16() : Buffer.from(html, encoding),
  );
}
