import { MortarError } from '../../data/errors';

/** A third-party resource that can't be used; its address is reported without the query. */
export class VendorError extends MortarError {
  override readonly name = 'VendorError';
  constructor(address: string, reason: string) {
    super(`${address.replace(/\?.*/s, '')}: ${reason}`);
  }
}
