import type { Ref } from 'react';
import { HiddenElement } from '../hidden-element';

/** Milliseconds in which hardly anyone reads, fills in and submits a form. */
const HASTE = 2000;

interface HoneypotProps {
  readonly form: HTMLFormElement;
  readonly isLocked: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/** A field that visitors never see. It is none of the form's own: Enter sends a form that has one field and no button. */
export function Honeypot({ form, isLocked, ref }: HoneypotProps) {
  return (
    <HiddenElement form={form} attributes={{ inert: '' }}>
      <input name="fax" form="" autoComplete="off" disabled={isLocked} ref={ref} />
    </HiddenElement>
  );
}

/** Signs that a submission is automated. They are sent for the server to judge and never block the submission. */
export function spamSigns(honeypot: string | undefined, start: number): { spamSigns?: readonly string[] } {
  const spamSigns = [];
  if (honeypot) spamSigns.push('honeypot');
  if (performance.now() - start < HASTE) spamSigns.push('time');
  return spamSigns.length ? { spamSigns } : {};
}
