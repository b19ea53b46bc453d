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

/** A whole form drawn from its fields, and attached like any other. */
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

/** Comes first: the style sheet that every form has must stand before it. */
function FieldStyles({ runtime }: Pick<FormBlock, 'runtime'>) {
  useStyles(runtime, styles);
  return null;
}

/** The form is none of React's elements: fields may have the names of its members, which React would then call. */
function createForm(formId: string) {
  const wrapper = page.create('div');
  const form = page.create('form');
  const content = page.create('div');
  wrapper.className = 'form-wrapper';
  form.method = 'post';
  form.dataset.formId = formId;
  form.append(content);
  wrapper.append(form);
  return { wrapper, form, content };
}
