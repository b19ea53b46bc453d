import type { Finding, Rename } from './fault';
import { nearest, onlyMeaning } from './nearest';

/** The attributes that an element may have; each with what tells whether it takes a value. */
export type KnownAttributes = ReadonlyMap<string, (value: string) => boolean>;

/** Only what looks like a misspelt one is a fault: a page may have attributes of its own. */
export function* lintAttributes(element: Element, known: KnownAttributes): Iterable<Finding> {
  const names = [...known.keys()];
  for (const { name, value } of element.attributes) {
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

/** A setting that is read from `data-block-json` only, written as an attribute. */
export function* lintJsonSettings(
  element: Element,
  known: KnownAttributes,
  settings: readonly string[],
): Iterable<Finding> {
  const byStem = new Map(settings.map((setting) => [kebabCase(setting), setting]));
  const isRead = (stem: string) => known.has(`data-${stem}`);
  for (const { name } of element.attributes) {
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

function kebabCase(setting: string): string {
  return setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An attribute of the page's own has another kind of value, or stands beside the one that it resembles. */
function renameOf(element: Element, from: string, value: string, known: KnownAttributes): Rename | undefined {
  const stems = [...known.keys()].map(stemOf);
  const stem = onlyMeaning(stemOf(from), stems);
  const to = `data-${stem}`;
  const isMeant = stem !== undefined && !element.hasAttribute(to) && known.get(to)?.(value);
  return isMeant ? { kind: 'attribute', from, to } : undefined;
}

function stemOf(name: string): string {
  return name.replace(/^data-/, '');
}
