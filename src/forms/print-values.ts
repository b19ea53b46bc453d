import * as page from '../dom/page';
import { addStyles } from '../dom/styles';
import type { FormBlock } from './attach-form';
import { type Control, controlsIn } from './control';
import styles from './print-values.css';

/** Fields of one line, whose value would be cut on paper; a textarea only where no style lets it grow. */
const CUT =
  'input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], :not([type]))';

/** While the page is printed, a value stands in the place of its field, in as many lines as it takes. */
export function printValues({ runtime, signal }: FormBlock, form: HTMLFormElement): void {
  const fields = CSS.supports('field-sizing: content') ? CUT : `${CUT}, textarea`;
  const print = matchMedia('print');
  const shown: HTMLElement[] = [];
  const hide = () => {
    for (const value of shown.splice(0)) value.remove();
  };
  const show = () => {
    hide();
    const filledIn = controlsIn(form).filter((control) => control.matches(fields) && control.value);
    shown.push(...filledIn.map(showValue));
  };
  addEventListener('beforeprint', show, { signal });
  addEventListener('afterprint', hide, { signal });
  print.addEventListener('change', () => (print.matches ? show() : hide()), { signal });
  signal.addEventListener('abort', hide);
  signal.addEventListener('abort', addStyles(styles, runtime.tag.nonce));
}

/** With the field's own classes, so that it looks like it. */
function showValue(control: Control): HTMLElement {
  const value = page.create('div');
  value.className = `${control.className} mortar-printed-value`;
  value.textContent = control.value;
  control.after(value);
  return value;
}
