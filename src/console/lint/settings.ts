import { asRecord, type Fields, isRecord, ownProperty } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import { malformedJson, readAttribute, wrongValue } from '../../runtime/block/read-settings';
import type { SettingsTable } from '../../runtime/block/settings';
import type { BlockName } from '../../runtime/block-entry';
import { didYouMean, onlyMeaning } from '../nearest';
import type { Finding, Rename } from './fault';
import { KNOWN_WORDS } from './known-words';

/** Malformed JSON, and settings that the block doesn't have. */
export function* lintBlockJson(element: Element, name: BlockName, table: SettingsTable): Iterable<Finding> {
  const raw = memberOf(element, 'getAttribute')('data-block-json')?.trim();
  if (!raw) return;
  const data = parseJson(raw);
  if (!isRecord(data)) {
    yield {
      ...malformedJson(raw),
      element,
      suggestion: 'Use double quotes around names and texts, and single quotes around the attribute.',
    };
    return;
  }
  const known = Object.keys(table);
  for (const [setting, value] of Object.entries(data)) {
    if (known.includes(setting)) continue;
    yield {
      code: 'unknown-setting',
      element,
      message: `${name} has no setting "${setting}".`,
      suggestion: didYouMean(setting, known),
      rename: renameOf(setting, value, data, table),
    };
  }
}

/** Only if the value is valid for that setting, which isn't set yet. */
function renameOf(from: string, value: unknown, data: Fields, table: SettingsTable): Rename | undefined {
  const to = onlyMeaning(from, Object.keys(table));
  if (to === undefined || Object.hasOwn(data, to)) return;
  return table[to]?.parse(value) === undefined ? undefined : { kind: 'setting', from, to };
}

/** Invalid values, for which the block uses its default, and valid ones of which a part is ignored. */
export function* lintValues(element: Element, table: SettingsTable): Iterable<Finding> {
  for (const [name, setting] of Object.entries(table)) {
    const suggestion = `Write ${setting.allowed}.`;
    for (const [source, value] of givenIn(element, name, table)) {
      if (setting.parse(value) === undefined)
        yield { ...wrongValue(name, setting, value, source), element, suggestion };
      if (value === '' && source !== 'data-block-json' && setting.parse('') === false)
        yield emptyFlag(element, source);
      for (const message of setting.faultsIn?.(value) ?? [])
        yield { code: 'wrong-value', message, element, suggestion };
    }
  }
}

/** In HTML's own attributes an empty one is true, in those of published pages it is false. */
function emptyFlag(element: Element, source: string): Finding {
  return {
    code: 'wrong-value',
    element,
    message: `${source} has no value, which means false.`,
    suggestion: `Write ${source}="true", or leave it out.`,
  };
}

/** Words that the block refuses, or that have no effect. */
export function* lintWords(element: Element, name: BlockName, table: SettingsTable): Iterable<Finding> {
  for (const [setting, words] of Object.entries(KNOWN_WORDS[name] ?? {})) {
    const [, value] =
      givenIn(element, setting, table).find(([, given]) => typeof given === 'string' && given) ?? [];
    if (value === undefined || words.some((word) => word === value)) continue;
    yield {
      code: 'wrong-value',
      element,
      message: `${setting} cannot be ${JSON.stringify(value)}.`,
      suggestion: didYouMean(`${value}`, words),
    };
  }
}

/** The values that the JSON and the attributes have for a setting, in the order in which the block reads them. */
export function givenIn(
  element: Element,
  setting: string,
  table: SettingsTable,
): (readonly [source: string, value: unknown])[] {
  const json = asRecord(parseJson(memberOf(element, 'getAttribute')('data-block-json')));
  const attributes = table[setting]?.attributes ?? [];
  return [
    ['data-block-json', ownProperty(json, setting)] as const,
    ...attributes.map((source) => [source, readAttribute(element, source)] as const),
  ].filter(([, value]) => value !== undefined && value !== null);
}
