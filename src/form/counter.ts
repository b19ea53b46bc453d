import { sayWith } from '../messages/say-with';
import type { ServerAttributes } from '../runtime/attributes';
import * as page from '../runtime/page';
import { addStyles } from '../runtime/styles';
import type { Runtime } from '../types';
import { SPOKEN_STYLES } from '../ui/spoken';
import { counterLevel } from './counter-level';
import { setDescription } from './mark';
import { LIMIT } from './max-length';
import { fieldsIn } from './read-fields';
import { fill, type Words } from './words';

const STYLES = `${SPOKEN_STYLES}
.mortar-counter {
  display: block;
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
  text-align: end;
}
.mortar-counter.error {
  font-weight: 700;
}`;

/** What a counter works with. */
export interface CounterTools {
  readonly runtime: Runtime;
  readonly attributes: ServerAttributes;
  readonly signal: AbortSignal;
  readonly words: Words;
}

/** Counts below each textarea of a form that has a limit; the browser's own limit would cut a paste. */
export function startCounters(form: HTMLElement, tools: CounterTools): void {
  const limited = fieldsIn(form).filter(({ field }) => field.maxLength > 0);
  if (limited.length === 0) return;
  tools.signal.addEventListener('abort', addStyles(STYLES, tools.runtime.tag.nonce));
  for (const { controls, field } of limited)
    if (controls[0] instanceof HTMLTextAreaElement) startCounter(controls[0], field.maxLength, tools);
}

let counters = 0;

function startCounter(textarea: HTMLTextAreaElement, max: number, tools: CounterTools): void {
  const { attributes, signal } = tools;
  const counter = addAfter(textarea, 'mortar-counter', signal);
  const status = addAfter(counter, 'mortar-spoken', signal);
  counter.id = `mortar-counter-${++counters}`;
  status.setAttribute('role', 'status');
  attributes.set(textarea, LIMIT, `${max}`);
  attributes.set(textarea, 'maxlength', null);
  setDescription(textarea, attributes, (ids) => [...ids, counter.id]);

  let level = counterLevel(textarea.value.length, max);
  const show = () => {
    const { length } = textarea.value;
    const before = level;
    level = counterLevel(length, max);
    counter.textContent = fill(tools.words('{count} / {max}'), { count: `${length}`, max: `${max}` });
    if (level === before) return;
    counter.classList.toggle('error', length > max);
    attributes.set(textarea, 'aria-invalid', length > max ? 'true' : null);
    announce(status, max - length, tools);
  };
  show();
  textarea.addEventListener('input', show, { signal });
  textarea.form?.addEventListener('reset', () => setTimeout(show), { signal }); // emptied after the event
}

function addAfter(element: Element, className: string, signal: AbortSignal): HTMLElement {
  const added = page.create('div');
  added.className = className;
  element.after(added);
  signal.addEventListener('abort', () => added.remove());
  return added;
}

/** At thresholds only: a voice at each key would drown the typing. */
async function announce(status: HTMLElement, left: number, { runtime, words }: CounterTools): Promise<void> {
  const texts = '{count, plural, one {# character left} other {# characters left}}';
  try {
    status.textContent =
      left < 0
        ? words('You have exceeded the character limit.')
        : await sayWith(runtime, texts, { count: left });
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'form' });
  }
}
