import { asRecord, type Fields, ownProperty } from '../../data/fields';
import type { SiteContext } from '../../runtime/site-context';

/** The owner's choices in the style editor, by the names that style sheets give them. */
export function tweaksOf(site: SiteContext): Fields {
  return asRecord(ownProperty(asRecord(site), 'tweakJSON'));
}
