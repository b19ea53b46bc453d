import { isLiteralElement, isPoundElement } from '@formatjs/icu-messageformat-parser';
import type { ParsedMessage } from './parse';

// A chunk: only a site's own translations need it.
export { parseMessage } from './parse';

/** The names of a message's arguments, including those in its branches. */
export function argumentNames(message: ParsedMessage): string[] {
  return message.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const branches = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...branches.flatMap(({ value }) => argumentNames(value))];
  });
}
