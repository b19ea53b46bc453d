import { BLOCK_SETTINGS, REQUIRED_SELECTORS, REQUIRED_SETTINGS } from 'mortar:blocks';
import { isRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import type { SettingsTable } from '../../runtime/block/settings';
import type { BlockName } from '../../runtime/block-entry';
import { didYouMean } from '../nearest';
import { type KnownAttributes, lintAttributes, lintJsonSettings } from './attributes';
import { BLOCK_RULES } from './block-rules';
import type { Finding } from './fault';
import { givenIn, lintBlockJson, lintValues, lintWords } from './settings';

export const BLOCK_NAMES: readonly string[] = Object.keys(BLOCK_SETTINGS);

/** Faults of an element with `data-block`. */
export function* lintBlock(element: Element): Iterable<Finding> {
  const name = memberOf(element, 'getAttribute')('data-block') ?? '';
  if (isBlock(name)) {
    const table = BLOCK_SETTINGS[name];
    yield* lintBlockJson(element, name, table);
    yield* lintValues(element, table);
    const known = attributesOf(table);
    yield* lintAttributes(element, known);
    yield* lintJsonSettings(element, known, Object.keys(table));
    yield* lintWords(element, name, table);
    yield* lintNeeds(element, name, table);
    yield* lintRequired(element, name);
    yield* BLOCK_RULES[name]?.(element, name) ?? [];
  } else {
    yield {
      code: 'unknown-block',
      element,
      message: `data-block="${name}" is not a block.`,
      suggestion: didYouMean(name, BLOCK_NAMES),
    };
  }
}

function isBlock(name: string): name is BlockName {
  return Object.hasOwn(BLOCK_SETTINGS, name);
}

/** The attributes that all blocks have, and those of the block's settings; one attribute may carry several settings. */
function attributesOf(table: SettingsTable): KnownAttributes {
  const known = new Map<string, (value: string) => boolean>([
    ['data-block', isBlock],
    ['data-block-json', isObject],
    ['data-block-state', () => false],
    // The platform's, on blocks of published pages.
    ['data-block-type', () => true],
    ['data-block-css', () => true],
    ['data-block-scripts', () => true],
  ]);
  for (const { attributes, parse } of Object.values(table)) {
    for (const source of attributes) {
      const [name = '', field] = source.split('.');
      known.set(name, field ? isObject : (value) => parse(value) !== undefined);
    }
  }
  return known;
}

function isObject(json: string): boolean {
  return isRecord(parseJson(json));
}

/** Without these settings the block fails or stays as the server sent it. */
function* lintNeeds(element: Element, name: BlockName, table: SettingsTable): Iterable<Finding> {
  const [needed, ...others] = REQUIRED_SETTINGS[name] ?? [];
  const isGiven = (setting: string) =>
    givenIn(element, setting, table).some(([, value]) => `${value}`.trim());
  if (!needed || [needed, ...others].some(isGiven)) return;
  yield {
    code: 'missing-setting',
    element,
    message: `The ${name} block has no ${[needed, ...others].join(' or ')}.`,
    suggestion: `Add "${needed}" to data-block-json, or ${table[needed]?.attributes[0]}="…" to the block.`,
  };
}

function* lintRequired(element: Element, name: BlockName): Iterable<Finding> {
  const required = REQUIRED_SELECTORS[name];
  if (!required || memberOf(element, 'matches')(required) || memberOf(element, 'querySelector')(required))
    return;
  yield {
    code: 'missing-part',
    element,
    message: `The ${name} block has no ${required}.`,
    suggestion: `Add an element that matches ${required}.`,
  };
}
