import type { ServerAttributes } from '../dom/attributes';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import { addStyles } from '../dom/styles';
import { formatMessage } from '../i18n/t';
import type { Runtime } from '../runtime/types';
import { LIMIT, setDescription } from './control-attributes';
import styles from './counter.css';
import type { FieldOnPage } from './read-fields';
import { fill, type Texts } from './texts';

/** What a counter works with. */
export interface CounterTools {
  readonly runtime: Runtime;
  readonly attributes: ServerAttributes;
  readonly signal: AbortSignal;
  readonly texts: Texts;
}

/** Counts below the textareas of fields that have a limit; the browser's own limit would cut a paste. */
export function startCounters(limited: readonly FieldOnPage[], tools: CounterTools): void {
  const { runtime, signal } = tools;
  signal.addEventListener('abort', addStyles(styles, runtime.tag.nonce));
  for (const { controls, field } of limited)
    if (controls[0] instanceof HTMLTextAreaElement) startCounter(controls[0], field.maxLength, tools);
}

function startCounter(textarea: HTMLTextAreaElement, max: number, tools: CounterTools): void {
  const { attributes, signal } = tools;
  const counter = addCounter(textarea, tools);
  const status = addAfter(counter, 'mortar-spoken', signal);
  status.setAttribute('role', 'status');
  attributes.set(textarea, LIMIT, `${max}`);
  attributes.set(textarea, 'maxlength', null);

  let level = counterLevel(textarea.value.length, max);
  const showCount = () => {
    const { length } = textarea.value;
    const before = level;
    level = counterLevel(length, max);
    counter.textContent = fill(tools.texts('{count} / {max}'), { count: `${length}`, max: `${max}` });
    if (level === before) return;
    markOver(length > max);
    void announce(status, max - length, tools);
  };
  const markOver = (isOver: boolean) => {
    counter.classList.toggle('error', isOver);
    attributes.set(textarea, 'aria-invalid', isOver ? 'true' : null);
  };
  showCount();
  if (textarea.value.length > max) markOver(true); // from the start; only what changes is read out
  textarea.addEventListener('input', showCount, { signal });
  if (textarea.form)
    memberOf(textarea.form, 'addEventListener')('reset', () => setTimeout(showCount), { signal }); // emptied after the event
}

let counters = 0;

/** Read out with the textarea when it gets the focus. */
function addCounter(textarea: HTMLTextAreaElement, { attributes, signal }: CounterTools): HTMLElement {
  const counter = addAfter(textarea, 'mortar-counter', signal);
  counter.id = `mortar-counter-${++counters}`;
  setDescription(textarea, attributes, (ids) => [...ids, counter.id]);
  return counter;
}

function addAfter(element: Element, className: string, signal: AbortSignal): HTMLElement {
  const added = page.create('div');
  added.className = className;
  element.after(added);
  signal.addEventListener('abort', () => added.remove());
  return added;
}

/** At thresholds only: a voice at each key would drown the typing. */
async function announce(
  status: HTMLElement,
  left: number,
  { runtime, texts: words }: CounterTools,
): Promise<void> {
  const texts = '{count, plural, one {# character left} other {# characters left}}';
  try {
    status.textContent =
      left < 0
        ? words('You have exceeded the character limit.')
        : await formatMessage(runtime, texts, { count: left });
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'form' });
  }
}

/** Shares of the limit at which a visitor is told how many characters are left. */
const SHARES = [0.75, 0.9, 1];

/** How near to its limit a text is: the number of shares it has reached, one more when it is over. */
export function counterLevel(count: number, max: number): number {
  return SHARES.filter((share) => count >= share * max).length + (count > max ? 1 : 0);
}
