import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormPartProps } from '../form-block';
import { readCaptchaSettings } from './settings';
import type { Captcha } from './widget';

export const WHERE = { kind: 'block', name: 'captcha' } as const;

/** Opens the captcha in its container once; after each failed submission it is reset and has to be solved again. */
export function useCaptcha({ runtime, signal }: FormPartProps, failures: number) {
  const { siteKey, provider } = readCaptchaSettings(runtime.site);
  const [isAskedAnew, setAskedAnew] = useState(false);
  const container = useRef<HTMLElement>(null);
  const captcha = useRef<Captcha>(null);
  const isOpening = useRef(false);

  async function open(): Promise<void> {
    if (isOpening.current || captcha.current || !container.current) return;
    isOpening.current = true;
    try {
      const { openCaptcha } = await runtime.chunks.load('captcha');
      const options = { provider, siteKey, container: container.current, signal, onChange: releaseButton };
      captcha.current = await openCaptcha(runtime, options);
    } catch (error) {
      runtime.report(error, WHERE);
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
      runtime.report(error, WHERE);
    }
    setAskedAnew(captcha.current !== null);
  });
  useLayoutEffect(() => {
    if (failures) askAnew();
  }, [failures]);
  return {
    open,
    openIn(element: HTMLElement): void {
      container.current = element;
      void open();
    },
    /** Whether the button waits until the captcha is solved again. */
    isAskedAnew,
    answer: () => captcha.current?.answer(),
  };
}
