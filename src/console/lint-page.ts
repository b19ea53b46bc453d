import * as parser from '../i18n/parser-chunk';
import { siteDetails } from '../runtime/site-details';
import { createSiteSource } from '../runtime/site-source';
import type { Fault } from './fault';
import { lint } from './lint';
import { faultsInMessages } from './lint-messages';

/** Every fault of the document, by the rules of `mortar.lint()`, where no script of ours runs. */
export function lintPage(): Fault[] {
  const site = createSiteSource().current();
  return [...lint({ site }), ...faultsInMessages(siteDetails(site), parser)];
}
