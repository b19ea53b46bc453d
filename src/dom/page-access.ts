import type { Tag } from './tag';
import type { TrustedPolicy } from './trusted-types';

/** What it takes to insert something under the page's security policy. */
export interface PageAccess {
  readonly tag: Tag;
  readonly trusted: () => TrustedPolicy;
}
