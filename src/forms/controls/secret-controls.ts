import { useLayoutEffect, useState } from 'react';
import { memberOf } from '../../dom/member';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Control } from './control';

/** Autofill names of passwords, one-time codes and payment card data (HTML standard, autofill). */
const SECRET = /(^|\s)(cc-\S+|\S+-password|one-time-code)(\s|$)/i;

/** Controls that were ever secret: "show password" changes the type of the control. */
const known = new WeakSet<Element>();

/** Their names by form: a control that takes the place of one is secret too. */
const knownNames = new WeakMap<HTMLFormElement, Set<string>>();

/** Whether a control's value must not be stored. */
export function isSecret(control: Element): boolean {
  const type = Reflect.get(control, 'type');
  const autocomplete = memberOf(control, 'getAttribute')('autocomplete') ?? '';
  if (type === 'password' || SECRET.test(autocomplete)) remember(control);
  return known.has(control) || namesIn(control)?.has(nameOf(control)) === true;
}

function remember(control: Element): void {
  known.add(control);
  const name = nameOf(control);
  if (name) namesIn(control)?.add(name);
}

function namesIn(control: Element): Set<string> | undefined {
  const form = memberOf(control as Control, 'form');
  if (!(form instanceof HTMLFormElement)) return undefined;
  const names = knownNames.get(form) ?? new Set();
  knownNames.set(form, names);
  return names;
}

function nameOf(control: Element): string {
  const read = memberOf(control, 'getAttribute');
  return read('name') || read('id') || '';
}

/** Tracks the secret controls of a form; returns a number that changes when there are new ones. */
export function useSecretControls(form: HTMLFormElement): number {
  const [changes, setChanges] = useState(0);
  useLayoutEffect(() => {
    for (const control of memberOf(form, 'elements')) isSecret(control);
    const observer = createMutationObserver((records) => {
      if (records.filter(isAboutSecret).length) setChanges((count) => count + 1);
    });
    observer.observe(page.root(), {
      subtree: true, // controls can be outside of their form
      attributeFilter: ['type', 'autocomplete'],
      attributeOldValue: true,
    });
    return () => observer.disconnect();
  }, [form]);
  return changes;
}

function isAboutSecret({ target, oldValue }: MutationRecord): boolean {
  const control = target as Element;
  if (/^password$/i.test(oldValue ?? '') || SECRET.test(oldValue ?? '')) remember(control);
  return isSecret(control);
}
