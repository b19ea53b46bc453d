import { type Fields, isRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import * as page from '../../dom/page';
import { timeZoneOf } from '../../i18n/time-zone';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import { onlyMeaning } from '../nearest';
import { BLOCK_PARTS, CONTEXT_PARTS, type ContextPart, fieldsAt } from './context-parts';
import type { Finding } from './fault';
import { RUNNING } from './scripts';

const UNREADABLE: Omit<Finding, 'element'> = {
  code: 'no-context',
  message: 'The page has no readable site context, so nothing is tracked and no banner is shown.',
  suggestion: 'Write <script type="application/json" id="site-context">{…}</script> with valid JSON.',
};

const RUNS: Omit<Finding, 'element'> = {
  code: 'wrong-value',
  message: 'The browser runs the site context as a script, which fails.',
  suggestion: 'Write type="application/json".',
};

/** A context is optional, but an unreadable or misnamed one is a fault, and so are fields without effect. */
export function* lintContext(site: SiteContext): Iterable<Finding> {
  const named = page.byId('site-context');
  const fields = named?.matches('script') ? parseJson(named.textContent) : undefined;
  if (named && isRecord(fields)) {
    if (named.matches(RUNNING)) yield { ...RUNS, element: named };
    for (const part of [...CONTEXT_PARTS, ...BLOCK_PARTS]) yield* lintFields(named, part, fields);
    yield* lintTimeZone(named, site);
    return;
  }
  const element = named ?? misnamedContext();
  if (element && !site.isPresent) yield { ...UNREADABLE, element };
}

function misnamedContext(): Element | undefined {
  const scripts = [...page.all('script[type="application/json"][id]')];
  return scripts.find(({ id }) => onlyMeaning(id, ['site-context']));
}

/** Fields without effect: their value is invalid, or their name is misspelt or belongs elsewhere. */
function* lintFields(element: Element, part: ContextPart, context: Fields): Iterable<Finding> {
  const given = fieldsAt(part.path, context);
  for (const [name, value] of Object.entries(given)) {
    const field = [...part.path, name].join('.');
    if (part.fields.includes(name))
      yield* lintValue(element, field, value, part.read(given, name), part.docs);
    else yield* lintName(element, field, meantBy(name, part, context));
  }
}

/** Empty values count as missing. */
function* lintValue(
  element: Element,
  field: string,
  value: unknown,
  read: unknown,
  docs: string,
): Iterable<Finding> {
  if (value === null || value === '' || `${value}`.trim() === `${read}`) return;
  yield {
    code: 'wrong-value',
    element,
    message: `${field} in the site context cannot be ${quote(value)}.`,
    suggestion: `It is read as ${quote(read)}; docs/${docs} says what it can be.`,
  };
}

function* lintTimeZone(element: Element, site: SiteContext): Iterable<Finding> {
  const { timeZone } = siteDetails(site).website;
  if (!timeZone || timeZoneOf({ site })) return;
  yield {
    code: 'wrong-value',
    element,
    message: `website.timeZone in the site context is not a time zone: ${quote(timeZone)}.`,
    suggestion: 'Write its IANA name, such as "Europe/Berlin".',
  };
}

function quote(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'missing';
}

/** A page may have fields of its own, so only those that look like one of Mortar's are faults. */
function* lintName(element: Element, field: string, meant: string | undefined): Iterable<Finding> {
  if (!meant) return;
  yield {
    code: 'unknown-setting',
    element,
    message: `${field} in the site context is not read.`,
    suggestion: `Did you mean ${meant}?`,
  };
}

/** The field that it probably should be, unless that is set: one of the same object, else one of this name in another. */
function meantBy(name: string, part: ContextPart, context: Fields): string | undefined {
  const misspelt = onlyMeaning(name, part.fields);
  const owner = misspelt || BLOCK_PARTS.includes(part) ? part : ownerOf(name);
  const meant = misspelt ?? name;
  if (!owner?.fields.includes(meant) || Object.hasOwn(fieldsAt(owner.path, context), meant)) return;
  return [...owner.path, meant].join('.');
}

/** Names of an item, such as `title`, could be of anything. */
function ownerOf(name: string): ContextPart | undefined {
  const ofSite = CONTEXT_PARTS.filter(({ path: [outer = ''] }) => !['collection', 'item'].includes(outer));
  return ofSite.findLast(({ fields }) => fields.includes(name));
}
