import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { InsertedElement } from '../components/inserted-element';
import * as page from '../dom/page';
import { useAttributes } from '../runtime/block/use-attributes';
import { useEventListener } from '../runtime/block/use-event-listener';
import { NOT_SET_UP, readCaptchaSettings } from './captcha/settings';
import type { Captcha } from './captcha/widget';
import type { FormPartProps } from './form-block';
import { submitButton } from './submit-button';

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
  const { runtime, form, signal } = props;
  const { siteKey, provider } = readCaptchaSettings(runtime.site);
  const [isTouched, setTouched] = useState(() => page.activeElement()?.closest('form') === form); // before this was loaded
  const [isAskedAnew, setAskedAnew] = useState(false);
  const [position] = useState(() => positionIn(form));
  const container = useRef<HTMLElement>(null);
  const captcha = useRef<Captcha>(null);
  const isOpening = useRef(false);

  async function open(): Promise<void> {
    setTouched(true);
    if (isOpening.current || captcha.current || !container.current) return;
    isOpening.current = true;
    try {
      const { openCaptcha } = await runtime.chunks.load('captcha');
      const options = { provider, siteKey, container: container.current, signal, onChange: releaseButton };
      captcha.current = await openCaptcha(runtime, options);
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'captcha' });
    }
    isOpening.current = false;
  }
  function releaseButton(): void {
    if (captcha.current?.answer()) setAskedAnew(false);
  }
  const askAnew = useEffectEvent(() => {
    try {
      captcha.current?.reset();
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'captcha' });
    }
    setAskedAnew(captcha.current !== null);
  });
  const openIn = (element: HTMLElement) => {
    container.current = element;
    void open();
  };
  const openFrom = ({ target }: Event) => {
    if (!submitButton(form)?.contains(target as Node)) void open(); // a button that moves while it is pressed gets no click
  };
  useEventListener(form, 'focusin', openFrom);
  useEventListener(form, 'pointerdown', openFrom);
  useEffect(() => {
    if (isTouched && !siteKey) runtime.report(new Error(NOT_SET_UP), { kind: 'block', name: 'captcha' });
  }, [isTouched, siteKey, runtime]);
  useLayoutEffect(() => {
    if (failures) askAnew();
  }, [failures]);
  useImperativeHandle(ref, () => ({
    answer() {
      void open();
      const captchaKey = captcha.current?.answer();
      if (captchaKey) return { captchaKey };
      return siteKey ? undefined : {};
    },
  }));
  return (
    <>
      {isTouched && siteKey && (
        <InsertedElement {...position} attributes={{ 'data-mortar-own': '' }} onInsert={openIn} />
      )}
      {isAskedAnew && <HeldButton {...props} />}
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
