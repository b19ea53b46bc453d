import { isUtf8 } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';

/** The text of a page's file, read so that it can be written back byte for byte. */
export interface SourceFile {
  readonly path: string;
  readonly html: string;
  readonly encoding: 'utf8' | 'latin1';
}

/** What isn't UTF-8 is read byte by byte: markup is ASCII in every encoding that pages have. */
export function readSource(path: string): SourceFile {
  const bytes = readFileSync(path);
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  return { path, html: bytes.toString(encoding), encoding };
}

/** @throws Error where the file cannot be written. */
export function writeSource({ path, encoding }: SourceFile, html: string): void {
  writeFileSync(path, html, encoding);
}
