import type { Fault } from './fault';
import { nearest } from './nearest';

/** Only what looks like a misspelt one is a fault: a page may have attributes of its own. */
export function* lintAttributes(element: Element, known: readonly string[]): Iterable<Fault> {
  for (const { name } of element.attributes) {
    const meant = name.startsWith('data-') && !known.includes(name) ? nearest(name, known) : undefined;
    if (!meant) continue;
    yield {
      code: 'unknown-attribute',
      element,
      message: `${name} is not read.`,
      suggestion: `Did you mean ${meant}?`,
    };
  }
}
