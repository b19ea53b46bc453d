import { useLayoutEffect, useState } from 'react';
import { memberOf } from '../dom/member';
import { createMutationObserver } from '../dom/observers';
import * as page from '../dom/page';

/** What browsers call passwords, codes and the data of payment cards (HTML standard, autofill). */
const SECRET = /(^|\s)(cc-\S+|\S+-password|one-time-code)(\s|$)/i;

/** Controls that were secret once: one that shows what was typed has another type meanwhile. */
const known = new WeakSet<Element>();

/** Whether nobody may keep what is typed into a control. */
export function isSecret(control: Element): boolean {
  const type = Reflect.get(control, 'type');
  const autocomplete = memberOf(control, 'getAttribute')('autocomplete') ?? '';
  if (type === 'password' || SECRET.test(autocomplete)) known.add(control);
  return known.has(control);
}

/** Notes which controls of a form are secret, from now on; answers how often others became or were so. */
export function useSecretControls(form: HTMLFormElement): number {
  const [changes, setChanges] = useState(0);
  useLayoutEffect(() => {
    for (const control of memberOf(form, 'elements')) isSecret(control);
    const observer = createMutationObserver((records) => {
      if (records.filter(isAboutSecret).length) setChanges((count) => count + 1);
    });
    observer.observe(page.root(), {
      subtree: true, // a control may stand outside of its form
      attributeFilter: ['type', 'autocomplete'],
      attributeOldValue: true,
    });
    return () => observer.disconnect();
  }, [form]);
  return changes;
}

function isAboutSecret({ target, oldValue }: MutationRecord): boolean {
  const control = target as Element;
  if (/^password$/i.test(oldValue ?? '') || SECRET.test(oldValue ?? '')) known.add(control);
  return isSecret(control);
}
