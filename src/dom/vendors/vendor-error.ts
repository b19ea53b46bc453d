import { MortarError } from '../../data/errors';

/** Something of another site that is of no use; its address is told without what it asks. */
export class VendorError extends MortarError {
  override readonly name = 'VendorError';
  constructor(address: string, reason: string) {
    super(`${address.replace(/\?.*/s, '')}: ${reason}`);
  }
}
