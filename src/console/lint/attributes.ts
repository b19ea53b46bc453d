import { kebabCase } from '../../data/text';
import { memberOf } from '../../dom/member';
import { nearest, onlyMeaning } from '../nearest';
import type { Finding, Rename } from './fault';

/** The attributes that an element may have, each with a validator of its value. */
export type KnownAttributes = ReadonlyMap<string, (value: string) => boolean>;

/** Only attributes that look misspelt are faults, since pages may have attributes of their own. */
export function* lintAttributes(element: Element, known: KnownAttributes): Iterable<Finding> {
  const names = [...known.keys()];
  for (const { name, value } of memberOf(element, 'attributes')) {
    const meant = name.startsWith('data-') && !known.has(name) ? nearest(name, names) : undefined;
    if (!meant) continue;
    yield {
      code: 'unknown-attribute',
      element,
      message: `${name} is not read.`,
      suggestion: `Did you mean ${meant}?`,
      rename: renameOf(element, name, value, known),
    };
  }
}

/** Settings written as attributes that are only read from `data-block-json`. */
export function* lintJsonSettings(
  element: Element,
  known: KnownAttributes,
  settings: readonly string[],
): Iterable<Finding> {
  const byStem = new Map(settings.map((setting) => [kebabCase(setting), setting]));
  const isRead = (stem: string) => known.has(`data-${stem}`);
  for (const { name } of memberOf(element, 'attributes')) {
    if (!name.startsWith('data-') || known.has(name)) continue;
    const stem = onlyMeaning(stemOf(name), [...byStem.keys()]);
    if (!stem || isRead(stem)) continue;
    yield {
      code: 'unknown-attribute',
      element,
      message: `${name} is not read.`,
      suggestion: `Write it as "${byStem.get(stem)}" in data-block-json.`,
    };
  }
}

/** A page's own attribute has another kind of value, or is next to the attribute that it resembles. */
function renameOf(element: Element, from: string, value: string, known: KnownAttributes): Rename | undefined {
  const stems = [...known.keys()].map(stemOf);
  const stem = onlyMeaning(stemOf(from), stems);
  const to = `data-${stem}`;
  const isMeant = stem !== undefined && !memberOf(element, 'hasAttribute')(to) && known.get(to)?.(value);
  return isMeant ? { kind: 'attribute', from, to } : undefined;
}

function stemOf(name: string): string {
  return name.replace(/^data-/, '');
}
