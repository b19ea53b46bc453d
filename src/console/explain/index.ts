import { messageOf } from '../../data/errors';
import { isWaitingForConsent } from '../../dom/consented-script';
import { escapeAlternatives } from '../../visitor/session/escape';
import type { ConsoleContext } from '../console';
import { BLOCK_NAMES } from '../entries';
import type { Fault } from '../lint/fault';
import { nearest } from '../nearest';
import { blockRules } from './block';
import { namedBlockRules } from './block-name';
import { allOf, type Explanation, oneOf } from './explanation';
import { imageRules } from './image';
import { callRules } from './requests';
import { SERVICES } from './services';
import { stepRules } from './steps';

/** Explains a decision using the rules by which the script itself decides, and the linter's faults where they are known. */
export function explain(context: ConsoleContext, what: unknown, faults?: readonly Fault[]): Explanation {
  const { runtime } = context;
  if (what instanceof HTMLImageElement && !runtime.blocks.instanceOf(what))
    return allOf('Does Mortar load this image?', imageRules(what));
  if (isWaitingForConsent(what)) return explainName(context, 'consented-scripts') ?? unknown(context, what);
  if (what instanceof Element)
    return allOf('Is this block shown, and does it work?', blockRules(runtime, what, faults));
  return (typeof what === 'string' && explainName(context, what, faults)) || unknown(context, what);
}

function explainName(
  context: ConsoleContext,
  name: string,
  faults?: readonly Fault[],
): Explanation | undefined {
  const { runtime, start } = context;
  if (/^escape(-key)?$/.test(name)) return oneOf('What does the Escape key do?', escapeAlternatives(runtime));
  const service = SERVICES.get(name);
  if (service) return allOf(service.question, service.rules(context));
  if (BLOCK_NAMES.includes(name))
    return allOf(`Is the block ${name} shown, and does it work?`, namedBlockRules(runtime, name, faults));
  const step = start.steps.find((planned) => planned.name === name);
  if (step) return allOf(`Has the step ${name} run?`, stepRules(step));
  const isAddress = name.includes('/') || runtime.requests.records.some(({ url }) => url.includes(name));
  return name && isAddress ? allOf(`Was ${name} sent?`, callRules(runtime, name)) : undefined;
}

/** All names that can be explained. */
function knownNames({ start }: ConsoleContext): string[] {
  const steps = start.steps.map(({ name }) => name);
  return [...new Set(['escape', ...SERVICES.keys(), ...BLOCK_NAMES, ...steps])];
}

/** Characters of an unknown name that are quoted and compared. */
const LONGEST_NAME = 60;

function unknown(context: ConsoleContext, what: unknown): Explanation {
  const text = messageOf(what).slice(0, LONGEST_NAME);
  const names = knownNames(context);
  const meant = nearest(text, names);
  const hint = meant ? `did you mean '${meant}'? Else ask` : 'ask';
  const answer = `unknown, and in the address of no request so far; ${hint} for an element, the address of a request ('/api/census/RecordHit'), or ${names.join(', ')}`;
  return { question: `${text}?`, answer, rules: [] };
}
