import type { Ref } from 'react';
import { HiddenElement } from './hidden-element';

/** Milliseconds within which hardly anybody reads a form, fills it in and sends it. */
const HASTE = 2000;

/** A field that no visitor comes across. */
export function Honeypot({
  form,
  ref,
}: {
  readonly form: HTMLFormElement;
  readonly ref: Ref<HTMLInputElement>;
}) {
  return (
    <HiddenElement form={form} attributes={{ inert: '' }}>
      <input name="fax" autoComplete="off" ref={ref} />
    </HiddenElement>
  );
}

/** What makes a submission look like a machine's. It is sent along for the server to judge, and never in the way. */
export function spamSigns(honeypot: string | undefined, start: number): { spamSigns?: readonly string[] } {
  const spamSigns = [];
  if (honeypot) spamSigns.push('honeypot');
  if (performance.now() - start < HASTE) spamSigns.push('time');
  return spamSigns.length ? { spamSigns } : {};
}
