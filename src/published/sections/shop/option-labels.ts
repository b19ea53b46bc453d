import { isPressKey } from '../../../dom/press-key';
import type { Scope } from '../../common/scope';

/**
 * Labels that look like buttons, of radio buttons that nobody sees: a browser leaves their keys alone. Returns what shows
 * which of them are pressed.
 */
export function startOptionLabels(options: HTMLElement, { attributes, signal }: Scope): () => void {
  const labels = [...options.querySelectorAll<HTMLLabelElement>('label[role="button"]')];
  for (const label of labels) {
    label.addEventListener('keydown', press, { signal });
    label.addEventListener('click', (event) => chooseHere(event, label, options), { signal });
  }
  return () => {
    for (const label of labels)
      attributes.set(label, 'aria-pressed', String(controlOf(label, options)?.checked === true));
  };
}

function press(event: KeyboardEvent): void {
  if (!isPressKey(event.key)) return;
  event.preventDefault();
  (event.currentTarget as HTMLLabelElement).click();
}

/** A label leads to the first control with its name; a copy of the options for another width may hold that one. */
function chooseHere(event: Event, label: HTMLLabelElement, options: Element): void {
  const control = controlOf(label, options);
  if (!control || control === label.control) return;
  event.preventDefault();
  control.click();
}

function controlOf({ htmlFor, control }: HTMLLabelElement, options: Element): HTMLInputElement | undefined {
  const own = htmlFor ? options.querySelector(`[id="${CSS.escape(htmlFor)}"]`) : control;
  return own instanceof HTMLInputElement ? own : undefined;
}
