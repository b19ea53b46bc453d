import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { memberOf } from '../../dom/member';
import { useStyles } from '../../runtime/block/use-styles';
import { AttachedForm } from '../attached-form';
import { ClosedForm } from '../closed-form';
import type { Country } from '../fields/countries';
import type { FormBlock, FormName } from '../form-block';
import { textsFor } from '../texts';
import { createForm } from './create-form';
import { Disclaimer } from './disclaimer';
import styles from './drawn-form.css';
import { FormFields } from './form-fields';
import { KeptValues } from './kept-values';

interface DrawnFormProps {
  readonly block: FormBlock;
  readonly name: FormName;
  readonly countries: readonly Country[];
}

/** A form rendered entirely from its fields, then handled like a server form. */
export function DrawnForm({ block, name, countries }: DrawnFormProps) {
  const { element, runtime, settings } = block;
  const [{ wrapper, form, content }] = useState(() => createForm(block));
  const [texts] = useState(() => textsFor(runtime, settings.localizedStrings));
  useLayoutEffect(() => {
    // Not in the wrapper that the newest pages send empty: their themes hide controls without the platform's ornaments.
    const container = memberOf(element, 'querySelector')('.sqs-block-content') ?? element;
    memberOf(container, 'append')(wrapper);
    return () => wrapper.remove();
  }, [element, wrapper]);
  const design = settings.buttonVariant || 'primary';
  const alignment = settings.buttonAlignment && `form-button-wrapper--align-${settings.buttonAlignment}`;
  const fields = (
    <>
      <FormFields
        runtime={runtime}
        fields={settings.formFields ?? []}
        texts={texts}
        countries={countries}
        formats={settings.formFieldFormats}
      />
      <div className={`form-button-wrapper ${alignment}`}>
        <input
          className={`button sqs-system-button sqs-editable-button sqs-button-element--${design}`}
          type="submit"
          value={settings.formSubmitButtonText || texts('Submit')}
        />
      </div>
      <Disclaimer block={block} />
    </>
  );
  return (
    <>
      <FieldStyles runtime={runtime} />
      <KeptValues element={element} form={form} />
      <ClosedForm block={block} form={form} />
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
