import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shownWithin } from '../components/shown-within';
import { useLiveValue } from '../components/use-live-value';
import visuallyHidden from '../components/visually-hidden.css';
import { useAttributes } from '../runtime/block/use-attributes';
import { useEventListener } from '../runtime/block/use-event-listener';
import { useSignalEffect } from '../runtime/block/use-signal-effect';
import { useStyles } from '../runtime/block/use-styles';
import { type CaptchaOfForm, LazyCaptcha } from './captcha/lazy-captcha';
import { LazyCounters, LazyDraft, LazyPrintedValues } from './features/lazy-features';
import { FieldErrors } from './feedback/field-errors';
import { Messages } from './feedback/messages';
import { Submitting } from './feedback/submitting';
import { SuccessMessage } from './feedback/success-message';
import { attachedForms, type FormBlock, type FormName } from './form-block';
import styles from './forms.css';
import { withoutPublishedHandler } from './published';
import { Honeypot, spamSigns } from './sending/honeypot';
import { createSender, type Sender } from './sending/sender';
import { textsFor } from './texts';
import { useAfterPress } from './use-after-press';

const STYLES =
  styles +
  shownWithin('.mortar-form-message', 'block') +
  shownWithin('.mortar-sent-message', 'block') +
  visuallyHidden;

interface AttachedFormProps {
  readonly block: FormBlock;
  readonly form: HTMLFormElement;
  readonly name?: FormName;
}

/**
 * Validates, submits and reports on a form. Values are read from the page's inputs, which only the visitor changes.
 * When the submission is accepted, `form:success` is dispatched on the block's root.
 */
export function AttachedForm({ block, form, name = 'form' }: AttachedFormProps) {
  const { runtime, settings, attributes } = block;
  const [texts] = useState(() => textsFor(runtime, settings.localizedStrings));
  const [start] = useState(() => performance.now());
  const honeypot = useRef<HTMLInputElement>(null);
  const captcha = useRef<CaptchaOfForm>(null);
  const [sender] = useState(() =>
    createSender(block, form, {
      texts,
      isSubscription: name === 'newsletter',
      spamSigns: () => spamSigns(honeypot.current?.value, start),
      answerCaptcha: async () => captcha.current?.answer() ?? {},
    }),
  );
  const state = useLiveValue(sender.state);
  const props = { ...block, form, texts };
  useStyles(runtime, STYLES);
  useFormEvents(block, form, sender);
  return (
    <>
      <Honeypot form={form} isLocked={state.isSubmitting} ref={honeypot} />
      <Submitting {...props} isSubmitting={state.isSubmitting} />
      <FieldErrors errors={state.errors} attributes={attributes} />
      {state.failure && <Messages key={state.attempt} form={form} texts={texts} failure={state.failure} />}
      {settings.captchaEnabled && <LazyCaptcha {...props} ref={captcha} failures={state.captchaFailures} />}
      {settings.keepDraft && <LazyDraft {...props} discards={state.discardedDrafts} />}
      <LazyCounters {...props} />
      <LazyPrintedValues {...props} />
      {state.isSent && <SuccessMessage {...props} onShow={sender.unlock} />}
    </>
  );
}

function useFormEvents(block: FormBlock, form: HTMLFormElement, sender: Sender): void {
  const { element } = block;
  useAttributes(block, (attributes) => attributes.set(form, 'novalidate', '')); // native validation would run first
  useEventListener(element, 'submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    void sender.submit();
  });
  useEventListener(form, 'reset', sender.startAnew);
  useEventListener(form, 'input', sender.onInput);
  useEventListener(form, 'change', useAfterPress(sender.onChange));
  useSignalEffect((signal) => {
    withoutPublishedHandler(form, signal);
    // flushSync: a page from the back-forward cache is in the state it had when this handler returned.
    addEventListener('pagehide', () => flushSync(sender.abandon), { signal });
    attachedForms.set(form, sender);
    countRendering(block);
    return () => void attachedForms.delete(form);
  });
}

const counted = new WeakSet<Element>();

/** Once, however often its block is mounted: a drawn form is a new one each time. */
function countRendering({ element, runtime, settings: { formId } }: FormBlock): void {
  if (formId && !counted.has(element)) void runtime.hits.census('form-render', { formId });
  counted.add(element);
}
