import { asRecord, ownProperty, readText, record } from '../../data/fields';
import { guarded } from '../../data/guarded';

/** Parameters of the maps service; `language` and `region` may be empty. */
export interface MapAccess {
  readonly key: string;
  readonly language: string;
  readonly region: string;
}

const read = record({
  website: record({ language: readText('') }),
  websiteSettings: record({ country: readText('') }),
});

/** From the page's raw context, where the key is base64-encoded; `undefined` without a plausible key. */
export function readAccess(context: unknown): MapAccess | undefined {
  const key = decode(ownProperty(asRecord(context), 'gmRenderKey'));
  const { website, websiteSettings } = read(context);
  return key ? { key, language: website.language, region: websiteSettings.country } : undefined;
}

function decode(raw: unknown): string | undefined {
  const key = typeof raw === 'string' ? guarded(() => atob(raw)) : undefined;
  return key && /^[\w-]+$/.test(key) ? key : undefined;
}
