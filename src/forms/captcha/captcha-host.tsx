import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { InsertedElement } from '../../components/inserted-element';
import * as page from '../../dom/page';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { submitButton } from '../controls/submit-button';
import type { FormPartProps } from '../form-block';
import { CaptchaError } from './captcha-error';
import { NOT_SET_UP, readCaptchaSettings } from './settings';
import { useCaptcha, WHERE } from './use-captcha';

export interface CaptchaHandle {
  /** The proof that the visitor is human, if required; `undefined` until the captcha is solved. */
  answer(): { readonly captchaKey?: string } | undefined;
}

interface CaptchaHostProps extends FormPartProps {
  readonly ref: Ref<CaptchaHandle>;
  /** After each failure the captcha is reset, and the button waits until it is solved. */
  readonly failures: number;
}

/** The script is loaded when the visitor first touches the form; after a failure the next touch tries again. */
export function CaptchaHost({ ref, failures, ...props }: CaptchaHostProps) {
  const { runtime, form } = props;
  const { siteKey } = readCaptchaSettings(runtime.site);
  const [isTouched, setTouched] = useState(() => page.activeElement()?.closest('form') === form); // before this was loaded
  const [position] = useState(() => positionIn(form));
  const captcha = useCaptcha(props, failures);

  function open(): void {
    setTouched(true);
    void captcha.open();
  }
  const openFrom = ({ target }: Event) => {
    if (!submitButton(form)?.contains(target as Node)) open(); // a button that moves while it is pressed gets no click
  };
  useEventListener(form, 'focusin', openFrom);
  useEventListener(form, 'pointerdown', openFrom);
  useEffect(() => {
    if (isTouched && !siteKey) runtime.report(new CaptchaError(NOT_SET_UP), WHERE);
  }, [isTouched, siteKey, runtime]);
  useImperativeHandle(ref, () => ({
    answer() {
      open();
      const captchaKey = captcha.answer();
      if (captchaKey) return { captchaKey };
      return siteKey ? undefined : {};
    },
  }));
  return (
    <>
      {isTouched && siteKey && (
        <InsertedElement {...position} attributes={{ 'data-mortar-own': '' }} onInsert={captcha.openIn} />
      )}
      {captcha.isAskedAnew && <HeldButton {...props} />}
    </>
  );
}

function HeldButton(props: FormPartProps) {
  useAttributes(props, (attributes) => {
    const button = submitButton(props.form);
    if (button) attributes.set(button, 'disabled', '');
  });
  return null;
}

/** Before the button and its wrapper, else at the end. */
function positionIn(form: HTMLFormElement) {
  const button = submitButton(form);
  const row = button?.closest('.form-button-wrapper, .submit-wrapper') ?? button;
  return row
    ? ({ target: row, position: 'beforebegin' } as const)
    : ({ target: form, position: 'beforeend' } as const);
}
