import { type Fields, fieldsOf, list, own, text } from '../../runtime/fields';
import type { Runtime } from '../../types';
import { fontKit, fontService } from '../fonts';
import { loadStyleSheet } from '../load-style-sheet';
import { whenAllowed } from '../when-allowed';

/** Typefaces of other sites. Until they come, and where they do not, the page has those of its style sheet. */
export function loadFonts(runtime: Runtime, context: Fields): void {
  const families = list(text(undefined))(own(context, 'googleFonts'));
  const kit = own(context, 'typekitId') || own(fieldsOf(own(context, 'website')), 'typekitId');
  for (const address of [fontService(families), fontKit(kit)]) {
    if (address) whenAllowed(runtime, () => load(runtime, address));
  }
}

function load(runtime: Runtime, address: string): void {
  loadStyleSheet(runtime, address).catch((error) =>
    runtime.report(error, { kind: 'initializer', name: 'fonts' }),
  );
}
