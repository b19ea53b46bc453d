import * as page from '../../dom/page';
import { ownTags } from '../../dom/tag';
import type { ChunkModules } from '../../runtime/chunks';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import { lintBlock } from './block';
import { lintContext } from './context';
import type { Finding } from './fault';
import { lintImage } from './image';
import { LINKS, lintLink } from './links';
import { lintMessages } from './messages';
import { lintQuestions, STRUCTURED_DATA } from './questions';
import { lintRunningScript, RUNNING_SCRIPTS } from './scripts';
import { lintTime, TIMES } from './time';
import { lintUnloaded, lintUnmarked, lintWaiting } from './unmarked';

export { faultOf } from './fault';

type Parser = ChunkModules['message-parser'];

/** What the linter knows besides the document. */
interface Facts {
  readonly site: SiteContext;
  /** Whether scripts that waited for consent may be running. */
  readonly hasConsent: boolean;
  /** Called only if the site has its own texts. */
  loadParser(): Promise<Parser>;
}

/** Applies all rules to the current document. */
export async function lint({ site, hasConsent, loadParser }: Facts): Promise<Finding[]> {
  const details = siteDetails(site);
  const hasMessages = Object.keys(details.messages).length > 0;
  return [
    ...lintTags(),
    ...lintContext(site),
    ...each(':not([data-block])', lintUnmarked),
    ...each('script[type="text/plain"]:not([data-category])', lintWaiting),
    ...(hasConsent ? [] : each(RUNNING_SCRIPTS, lintRunningScript)),
    ...each('[data-block]', lintBlock),
    ...each(TIMES, lintTime),
    ...each('img:not([src], [data-src])', lintUnloaded),
    ...each('img[data-src]', lintImage),
    ...each(LINKS, lintLink),
    ...each(STRUCTURED_DATA, lintQuestions),
    ...(hasMessages ? lintMessages(details, await loadParser()) : []),
  ];
}

function each(selector: string, find: (element: Element) => Iterable<Finding>): Finding[] {
  return [...page.all(selector)].flatMap((element) => [...find(element)]);
}

function* lintTags(): Iterable<Finding> {
  for (const element of ownTags().slice(1)) {
    yield {
      code: 'second-tag',
      element,
      message: 'The page has more than one Mortar tag.',
      suggestion: 'Remove this one.',
    };
  }
}
