import { useState } from 'react';
import { createPortal } from 'react-dom';
import { memberOf } from '../dom/member';
import { useAttributes } from '../runtime/block/use-attributes';
import { AttachedForm } from './attached-form';
import { ClosedForm } from './closed-form';
import type { FormBlock, FormName } from './form-block';
import type { PreparedForm } from './prepare-form';
import { textsFor } from './texts';

interface FormRootProps {
  readonly block: FormBlock;
  readonly name: FormName;
  readonly prepared: PreparedForm;
}

/** Everything we render for a form's block: in and around the server's form, or the form itself too. */
export function FormRoot({ block, name, prepared: { form, drawing, countries = [] } }: FormRootProps) {
  if (form) return <ServerForm block={block} name={name} form={form} />;
  if (!drawing) return <Unopened {...block} />;
  return <drawing.DrawnForm block={block} name={name} countries={countries} />;
}

interface ServerFormProps extends Omit<FormRootProps, 'prepared'> {
  readonly form: HTMLFormElement;
}

/** Newer published pages send a complete but hidden form, meant to be rerendered; we show it instead. */
function ServerForm(props: ServerFormProps) {
  const { block, form } = props;
  const [hidden] = useState(() => memberOf(form, 'closest')('.form-inner-wrapper[hidden]'));
  useAttributes(block, (attributes) => {
    if (hidden && memberOf(block.element, 'contains')(hidden)) attributes.set(hidden, 'hidden', null);
  });
  return (
    <>
      <ClosedForm {...props} />
      <AttachedForm {...props} />
    </>
  );
}

/** Shown in place of a form that can't be read, but not below an author's own form, which the browser sends. */
function Unopened({ element, runtime, settings }: FormBlock) {
  if (memberOf(element, 'querySelector')('form')) return null;
  const texts = textsFor(runtime, settings.localizedStrings);
  return createPortal(<p data-mortar-drawn="">{texts('Unable to open form')}</p>, element);
}
