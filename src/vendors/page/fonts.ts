import { type Fields, fieldsOf, list, own } from '../../runtime/fields';
import type { Runtime } from '../../types';
import { fontKit, fontService } from '../fonts';
import { loadStyleSheet } from '../load-style-sheet';
import { whenAllowed } from '../when-allowed';

/** Typefaces of other sites. Until they come, and where they do not, the page has those of its style sheet. */
export function loadFonts(runtime: Runtime, context: Fields): void {
  const families = familiesIn(context);
  const kit = own(context, 'typekitId') || own(fieldsOf(own(context, 'website')), 'typekitId');
  for (const address of [fontService(families), fontKit(kit)]) {
    if (address) whenAllowed(runtime, () => load(runtime, address));
  }
}

/** In the service's own words; anything else would be asked for in vain, and is told to support staff. */
function familiesIn(context: Fields): readonly string[] {
  const written = own(context, 'googleFonts') ?? [];
  const families = list(family)(written);
  if (!Array.isArray(written) || families.length < written.length)
    console.warn(`googleFonts must be a list such as ["Inter:wght@400;700"], got ${JSON.stringify(written)}`);
  return families;
}

/** A family with the styles that are wanted of it, as the service's addresses have them. */
function family(written: unknown): string | undefined {
  return typeof written === 'string' && /^[\w+ -]+(:[a-z,A-Z]+@[\d.,;]+)?$/.test(written.trim())
    ? written.trim()
    : undefined;
}

function load(runtime: Runtime, address: string): void {
  loadStyleSheet(runtime, address).catch((error) =>
    runtime.report(error, { kind: 'initializer', name: 'fonts' }),
  );
}
