import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute for a file with these bytes. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
