import { asRecord, ownProperty } from '../data/fields';
import { parseJson } from '../data/json';
import type { SettingsTable } from '../runtime/block/settings';
import type { BlockName } from '../runtime/types';
import type { Fault } from './fault';
import { didYouMean } from './nearest';

/** JSON that is none, and settings that the block doesn't have. */
export function* lintBlockJson(element: Element, name: BlockName, table: SettingsTable): Iterable<Fault> {
  const raw = element.getAttribute('data-block-json');
  if (!raw) return;
  const data = parseJson(raw);
  if (asRecord(data) !== data) {
    yield {
      code: 'malformed-json',
      element,
      message: `data-block-json is no JSON object: ${raw.slice(0, 80)}`,
      suggestion: 'Use double quotes around names and texts, and single quotes around the attribute.',
    };
    return;
  }
  const known = Object.keys(table);
  for (const setting of Object.keys(asRecord(data))) {
    if (known.includes(setting)) continue;
    yield {
      code: 'unknown-setting',
      element,
      message: `${name} has no setting "${setting}".`,
      suggestion: didYouMean(setting, known),
    };
  }
}

/** Values that a block leaves out for its default. */
export function* lintValues(element: Element, table: SettingsTable): Iterable<Fault> {
  const json = asRecord(parseJson(element.getAttribute('data-block-json')));
  for (const [name, { attributes, parse, allowed }] of Object.entries(table)) {
    const places = attributes.map((attribute) => [attribute, element.getAttribute(attribute)] as const);
    for (const [source, value] of [['data-block-json', ownProperty(json, name)] as const, ...places]) {
      if (value === undefined || value === null || parse(value) !== undefined) continue;
      yield {
        code: 'wrong-value',
        element,
        message: `${name} cannot be ${JSON.stringify(value)} (in ${source}).`,
        suggestion: `Write ${allowed}.`,
      };
    }
  }
}
