import { type PopupSettings, popupChecks } from '../blocks/popup-overlay/rules';
import type { Rule, Rules } from '../data/rules';
import { bannerRules } from '../initializers/cookie-banner';
import { hiddenByPage, type Shown } from '../runtime/hidden-by-page';
import type { Runtime } from '../runtime/types';
import { redirectRules } from '../visitor/session/config-redirect';
import { escapeAlternatives } from '../visitor/session/escape';
import { trackingRules } from '../visitor/tracking/rules';

/** Why something is or is not shown, sent or done: the rules in their order, up to the one that decided. */
export interface Explanation {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly ExplainedRule[];
}

/** One rule, whether it holds, and the fact behind it. */
export interface ExplainedRule {
  readonly rule: string;
  readonly held: boolean;
  readonly because: string;
}

/** Answers by the very rules that the script itself decides by. */
export function explain(runtime: Runtime, what: unknown): Explanation {
  if (what instanceof HTMLImageElement) return allOf('Is this image loaded by Mortar?', imageRules(what));
  if (what instanceof Element) return allOf('Is this block mounted?', blockRules(runtime, what));
  const topic = TOPICS.get(what);
  return (
    topic?.(runtime) ?? {
      question: `${what}?`,
      answer: `unknown; ask for an element or ${[...TOPICS.keys()].join(', ')}`,
      rules: [],
    }
  );
}

const TOPICS = new Map<unknown, (runtime: Runtime) => Explanation>([
  ['cookie-banner', (runtime) => allOf('Is the cookie banner shown?', bannerRules(runtime))],
  [
    'popup-overlay',
    (runtime) => allOf('May the popup be shown by its triggers?', popupOverlayChecks(runtime)),
  ],
  ['tracking', (runtime) => allOf('Is this visit tracked?', trackingRules(runtime))],
  ['redirect', (runtime) => allOf('Is this visit redirected to the admin area?', redirectRules(runtime))],
  ['escape', (runtime) => oneOf('What does the Escape key do?', escapeAlternatives(runtime))],
]);

function allOf(question: string, rules: Rules): Explanation {
  const told = toldUntil(rules, false);
  return { question, answer: told.at(-1)?.held === false ? 'no' : 'yes', rules: told };
}

function oneOf(question: string, rules: Rules): Explanation {
  const told = toldUntil(rules, true);
  const last = told.at(-1);
  return { question, answer: last?.held ? last.rule : 'nothing', rules: told };
}

function toldUntil(rules: Rules, decides: boolean): ExplainedRule[] {
  const told: ExplainedRule[] = [];
  for (const [rule, held, because = held] of rules) {
    told.push({ rule, held, because: String(because) });
    if (held === decides) break;
  }
  return told;
}

function blockRules({ blocks }: Runtime, element: Element): Rule[] {
  const block = blocks.instanceOf(element);
  const state = block?.state;
  return [
    ['it is a block that Mortar knows and is to mount', Boolean(block), block?.name],
    ['it came near the viewport or was touched', state !== 'waiting', state],
    ['its chunk arrived', state !== 'loading', state],
    ['it mounted without an error', state === 'mounted', block?.error ?? state],
    notHidden(block?.name as Shown),
  ];
}

/** Of a block that draws itself and looks whether it is seen. */
function notHidden(name: Shown): Rule {
  const hidden = hiddenByPage(name);
  return ["the page's style sheets don't hide it", !hidden, hidden];
}

/** The popup's settings are those that its block has read. */
function* popupOverlayChecks({ blocks, site }: Runtime): Rules {
  const popup = blocks.instances().find(({ name }) => name === 'popup-overlay');
  yield ['the page has an element with data-block="popup-overlay"', popup !== undefined];
  const read = popup && blocks.facts.get(popup.element);
  yield ['its block is mounted', read !== undefined, popup?.state];
  const settings = Object.fromEntries(read?.settings.map(({ name, value }) => [name, value]) ?? []);
  yield* popupChecks(settings as unknown as PopupSettings, site);
  yield notHidden('popup-overlay');
}

function imageRules(image: Element): Rule[] {
  const [source, loader, load, resolution] = ['src', 'loader', 'load', 'image-resolution'].map((name) =>
    image.getAttribute(`data-${name}`),
  );
  return [
    ['it names a source', Boolean(source), source],
    ['the server did not load it', loader !== 'sqs', loader],
    [
      'somebody asked for it and it came near the viewport',
      image.matches('.loading, .loaded'),
      `data-load is ${load}`,
    ],
    ['it arrived', image.matches('.loaded'), resolution],
  ];
}
