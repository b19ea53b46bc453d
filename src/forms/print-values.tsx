import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { InsertedElement } from '../components/inserted-element';
import { useStyles } from '../runtime/block/use-styles';
import { type Control, controlsIn } from './control';
import type { FormPartProps } from './form-block';
import styles from './print-values.css';

/** Fields of one line, whose value would be cut on paper; a textarea only where no style lets it grow. */
const CUT =
  'input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], :not([type]))';

/** While the page is printed, a value stands in the place of its field, in as many lines as it takes. */
export function PrintedValues({ runtime, form }: FormPartProps) {
  const [printed, setPrinted] = useState<readonly Control[]>([]);
  useStyles(runtime, styles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const print = matchMedia('print');
    const show = () => flushSync(() => setPrinted(cutControls(form))); // the browser prints when this has returned
    const hide = () => setPrinted([]);
    addEventListener('beforeprint', show, { signal });
    addEventListener('afterprint', hide, { signal });
    print.addEventListener('change', () => (print.matches ? show() : hide()), { signal });
    return () => listening.abort();
  }, [form]);
  return printed.map((control, index) => (
    <InsertedElement
      // biome-ignore lint/suspicious/noArrayIndexKey: the controls of one moment
      key={index}
      target={control}
      position="afterend"
      attributes={{ class: `${control.className} mortar-printed-value` }} // looks like the field
    >
      {control.value}
    </InsertedElement>
  ));
}

function cutControls(form: HTMLFormElement): readonly Control[] {
  const fields = CSS.supports('field-sizing: content') ? CUT : `${CUT}, textarea`;
  return controlsIn(form).filter((control) => control.matches(fields) && control.value);
}
