import { useLayoutEffect } from 'react';
import { replaceText } from '../../i18n/replaced-text';
import { useAttributes } from '../../runtime/block/use-attributes';
import { allControls } from '../controls/control';
import { submitButton } from '../controls/submit-button';
import type { FormPartProps } from '../form-block';
import { HiddenElement } from '../hidden-element';

const SUBMITTING = 'Submitting…';

/** Labels of newsletter buttons; the button also contains a spinner and an icon. */
const LABEL = '.newsletter-form-button-label';

interface SubmittingProps extends FormPartProps {
  readonly isSubmitting: boolean;
}

/** Shows that the form is being sent and locks its controls meanwhile. */
export function Submitting({ isSubmitting, ...props }: SubmittingProps) {
  return (
    <>
      {/* Present from the start: screen readers only announce changes of regions they already know. */}
      <HiddenElement form={props.form} attributes={{ role: 'status' }}>
        {isSubmitting && props.texts(SUBMITTING)}
      </HiddenElement>
      {isSubmitting && <LockedForm {...props} />}
    </>
  );
}

function LockedForm(props: FormPartProps) {
  const { form, settings, texts } = props;
  const name = settings.submittingText || texts(SUBMITTING);
  useAttributes(props, (attributes) => {
    const button = submitButton(form);
    if (button instanceof HTMLInputElement) attributes.set(button, 'value', name);
    for (const control of allControls(form)) attributes.set(control, 'disabled', '');
    attributes.set(form, 'aria-busy', 'true');
  });
  useLayoutEffect(() => {
    const button = submitButton(form);
    if (!(button instanceof HTMLButtonElement)) return;
    const label = replaceText(button.querySelector(LABEL) ?? button);
    label.write(name);
    return label.restore;
  }, [form, name]);
  return null;
}
