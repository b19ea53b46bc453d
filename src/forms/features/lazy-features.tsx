import { useLayoutEffect, useState } from 'react';
import { AsyncPart } from '../../runtime/block/async-part';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { controlsIn, isChoice } from '../controls/control';
import { type FieldOnPage, fieldsIn } from '../controls/read-fields';
import { useSecretControls } from '../controls/secret-controls';
import type { FormPartProps } from '../form-block';

// Features that few forms have, each in its own chunk; if one fails to load, the error is reported and the form works
// without it.

/** Keeps the visitor's draft, if the author enabled it. */
export function LazyDraft({ discards, ...props }: FormPartProps & { readonly discards: number }) {
  const secrets = useSecretControls(props.form);
  return (
    <AsyncPart block={props} load={() => props.runtime.chunks.load('form-draft')}>
      {({ Draft }) => <Draft {...props} discards={discards} secrets={secrets} />}
    </AsyncPart>
  );
}

/** Adds a counter below each textarea with a limit. */
export function LazyCounters(props: FormPartProps) {
  const { form } = props;
  const [limited, setLimited] = useState<readonly FieldOnPage[]>([]);
  useLayoutEffect(() => setLimited(fieldsIn(form).filter(({ field }) => field.maxLength > 0)), [form]);
  if (!limited.length) return null;
  return (
    <AsyncPart block={props} load={() => props.runtime.chunks.load('form-counter')}>
      {({ Counters }) => <Counters {...props} limited={limited} />}
    </AsyncPart>
  );
}

/** Prints long values in full; loads once there are values. */
export function LazyPrintedValues(props: FormPartProps) {
  const { form } = props;
  const [isFilledIn, setFilledIn] = useState(false);
  useLayoutEffect(() => setFilledIn(hasTypedValue(form)), [form]);
  useEventListener(form, 'input', () => setFilledIn(true));
  if (!isFilledIn) return null;
  return (
    <AsyncPart block={props} load={() => props.runtime.chunks.load('form-print')}>
      {({ PrintedValues }) => <PrintedValues {...props} />}
    </AsyncPart>
  );
}

function hasTypedValue(form: HTMLFormElement): boolean {
  return controlsIn(form).some(
    (control) => !isChoice(control) && control.matches('input:not([type="hidden"])') && control.value,
  );
}
