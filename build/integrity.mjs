import { createHash } from 'node:crypto';

/** What an `integrity` attribute says of a file with these bytes. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
