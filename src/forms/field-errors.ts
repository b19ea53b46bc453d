import type { ServerAttributes } from '../dom/attributes';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { Control } from './control';
import { setDescription } from './control-attributes';
import { findProblem } from './problem';
import type { FieldOnPage } from './read-fields';

/** Shows at fields what is wrong with them. */
export interface Marks {
  /** Shows `text` at the field, in place of what stood there, and points its controls at fault to it. */
  markInvalid(field: FieldOnPage, text: string): void;
  clearMark(field: FieldOnPage): void;
}

interface Mark {
  readonly message: HTMLElement;
  readonly controls: readonly Control[];
}

let count = 0;

/** Marks of one form; they go with `signal`, and `attributes` puts the server's own back. */
export function createMarks(attributes: ServerAttributes, signal: AbortSignal): Marks {
  const marks = new Map<HTMLElement, Mark>();

  function clear(element: HTMLElement): void {
    const mark = marks.get(element);
    if (!mark) return;
    marks.delete(element);
    mark.message.remove();
    attributes.toggleClass(element, 'error', false);
    for (const control of mark.controls) {
      attributes.set(control, 'aria-invalid', null);
      setDescription(control, attributes, (ids) => ids.filter((id) => id !== mark.message.id));
    }
  }

  signal.addEventListener('abort', () => [...marks.keys()].forEach(clear));
  return {
    markInvalid(field, text) {
      clear(field.element);
      const mark = { message: showMessage(field, text), controls: controlsAtFault(field) };
      marks.set(field.element, mark);
      attributes.toggleClass(field.element, 'error', true);
      for (const control of mark.controls) {
        attributes.set(control, 'aria-invalid', 'true');
        setDescription(control, attributes, (ids) => [mark.message.id, ...ids]);
      }
    },
    clearMark: ({ element }) => clear(element),
  };
}

/** All of them where the page finds nothing wrong and the server does. */
function controlsAtFault({ field, parts, controls, controlsOf }: FieldOnPage): readonly Control[] {
  const atFault = controlsOf(findProblem(field, parts())?.parts ?? []);
  return atFault.length ? atFault : controls;
}

/** Before the first control and its prefix, behind a group's legend: published style sheets expect it there. */
function showMessage({ element, controls: [control] }: FieldOnPage, text: string): HTMLElement {
  const message = page.create('div');
  message.className = 'field-error';
  message.id = `mortar-field-error-${++count}`;
  message.textContent = text;
  const legend = memberOf(element, 'querySelector')(':scope > legend');
  if (legend) legend.after(message);
  else (control?.closest('label, .with-prefix') ?? control ?? element).before(message);
  return message;
}
