import type { WebKitLocator } from './locator.ts';

const METHODS = [
  'blur',
  'check',
  'click',
  'dblclick',
  'dispatchEvent',
  'fill',
  'focus',
  'getAttribute',
  'hover',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'press',
  'selectOption',
  'setInputFiles',
  'tap',
  'textContent',
  'type',
  'uncheck',
] as const;

type Call = (...values: unknown[]) => unknown;

/** Methods of locators that a page has too: for the first element that a selector finds. */
export function shortcuts(first: (selector: string) => WebKitLocator): Record<string, Call> {
  const entries = METHODS.map((name): [string, Call] => [
    name,
    (selector, ...values) => (first(selector as string)[name] as Call)(...values),
  ]);
  return Object.fromEntries(entries);
}
