import { useState } from 'react';
import { flushSync } from 'react-dom';
import { InsertedElement } from '../../components/inserted-element';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import { useStyles } from '../../runtime/block/use-styles';
import { type Control, controlsIn } from '../controls/control';
import type { FormPartProps } from '../form-block';
import styles from './print-values.css';

/** Single-line fields, whose value would be cut off in print; textareas only where CSS can't make them grow. */
const CUT =
  'input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], :not([type]))';

/** While printing, replaces each field with its full value, wrapped over as many lines as needed. */
export function PrintedValues({ runtime, form }: FormPartProps) {
  const [printed, setPrinted] = useState<readonly Control[]>([]);
  useStyles(runtime, styles);
  useSignalEffect((signal) => {
    const print = matchMedia('print');
    const show = () => flushSync(() => setPrinted(cutControls(form))); // the browser prints as soon as this returns
    const hide = () => setPrinted([]);
    addEventListener('beforeprint', show, { signal });
    addEventListener('afterprint', hide, { signal });
    print.addEventListener('change', () => (print.matches ? show() : hide()), { signal });
  });
  return printed.map((control, index) => (
    <InsertedElement
      // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot of the controls
      key={index}
      target={control}
      position="afterend"
      attributes={{ class: `${control.className} mortar-printed-value` }} // to look like the field
    >
      {control.value}
    </InsertedElement>
  ));
}

function cutControls(form: HTMLFormElement): readonly Control[] {
  const fields = CSS.supports('field-sizing: content') ? CUT : `${CUT}, textarea`;
  return controlsIn(form).filter((control) => control.matches(fields) && control.value);
}
