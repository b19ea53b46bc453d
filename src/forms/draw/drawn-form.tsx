import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { useStyles } from '../../runtime/block/use-styles';
import { AttachedForm } from '../attached-form';
import type { Country } from '../countries';
import type { FormBlock, FormName } from '../form-block';
import { textsFor } from '../texts';
import styles from './drawn-form.css';
import { FormFields } from './form-fields';

interface DrawnFormProps {
  readonly block: FormBlock;
  readonly name: FormName;
  readonly countries: readonly Country[];
}

/** A form rendered entirely from its fields, then handled like a server form. */
export function DrawnForm({ block, name, countries }: DrawnFormProps) {
  const { element, runtime, settings } = block;
  const [{ wrapper, form, content }] = useState(() => createForm(settings.formId));
  const [texts] = useState(() => textsFor(runtime, settings.localizedStrings));
  useLayoutEffect(() => {
    const container = memberOf(element, 'querySelector')('.sqs-block-content') ?? element;
    memberOf(container, 'append')(wrapper);
    return () => wrapper.remove();
  }, [element, wrapper]);
  const fields = (
    <>
      <FormFields runtime={runtime} fields={settings.formFields ?? []} texts={texts} countries={countries} />
      <div className="form-button-wrapper">
        <input
          className="button sqs-system-button sqs-editable-button sqs-button-element--primary"
          type="submit"
          value={settings.formSubmitButtonText || texts('Submit')}
        />
      </div>
    </>
  );
  return (
    <>
      <FieldStyles runtime={runtime} />
      <AttachedForm block={block} form={form} name={name} />
      {createPortal(fields, content)}
    </>
  );
}

/** Rendered first: the style sheet of all forms must come before it. */
function FieldStyles({ runtime }: Pick<FormBlock, 'runtime'>) {
  useStyles(runtime, styles);
  return null;
}

/** React doesn't own the form: fields may have the names of its members, which React would then call. */
function createForm(formId: string) {
  const wrapper = page.create('div');
  const form = page.create('form');
  const content = page.create('div');
  wrapper.className = 'form-wrapper';
  wrapper.dataset.mortarDrawn = '';
  form.method = 'post';
  form.dataset.formId = formId;
  form.append(content);
  wrapper.append(form);
  return { wrapper, form, content };
}
