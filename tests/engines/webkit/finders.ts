import type { Page } from 'playwright';
import { cannot } from './cannot.ts';
import type { WebKitLocator } from './locator.ts';
import * as selectors from './selectors.ts';

type Options<Method extends 'getByRole' | 'getByText'> = Parameters<Page[Method]>[1];
type Text = string | RegExp;

/** What a page and a locator find elements by; `within` finds those that match a selector, there. */
export const finders = (within: (selector: string) => WebKitLocator) => ({
  locator(selector: string | WebKitLocator, filter: selectors.Filter = {}) {
    const inner =
      typeof selector === 'string' ? selector : `internal:chain=${JSON.stringify(selector.selector)}`;
    return within(inner).filter(filter);
  },
  getByRole: (role: string, options?: Options<'getByRole'>) => within(selectors.roleSelector(role, options)),
  getByText: (text: Text, options?: Options<'getByText'>) => within(selectors.textSelector(text, options)),
  getByLabel: (text: Text, options?: Options<'getByText'>) => within(selectors.labelSelector(text, options)),
  getByAltText: (text: Text, options?: Options<'getByText'>) =>
    within(selectors.attributeSelector('alt', text, options)),
  getByTitle: (text: Text, options?: Options<'getByText'>) =>
    within(selectors.attributeSelector('title', text, options)),
  getByPlaceholder: (text: Text, options?: Options<'getByText'>) =>
    within(selectors.attributeSelector('placeholder', text, options)),
  frameLocator: cannot('run scripts in frames'),
});
