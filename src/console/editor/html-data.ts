import { BLOCK_DESCRIPTIONS, BLOCK_SETTINGS } from 'mortar:blocks';
import type { BlockName } from '../../runtime/block-entry';
import { allowedValues } from './allowed-values';
import { blockMeanings, imageMeanings, type Meaning, pageOf } from './attribute-meanings';
import { type AttributeData, type Described, toAttributeData } from './described-attribute';
import { PAGE_ATTRIBUTES } from './page-attributes';

/**
 * All attributes that Mortar reads from blocks and images, for editors. The format can't make an attribute depend on
 * the value of another one, so each is offered on every element, and its description says which blocks read it.
 */
export function htmlData(homepage: string): { version: 1.1; globalAttributes: AttributeData[] } {
  const meanings = [...blockMeanings(), ...imageMeanings()];
  const names = new Set(meanings.map(({ attribute }) => attribute));
  const settings = [...names].map((name) =>
    describeAttribute(
      name,
      meanings.filter(({ attribute }) => attribute === name),
    ),
  );
  const described = [...blockAttributes(), ...PAGE_ATTRIBUTES, ...settings];
  return {
    version: 1.1,
    globalAttributes: described.map((attribute) => toAttributeData(attribute, homepage)),
  };
}

function blockAttributes(): Described[] {
  const blocks = Object.keys(BLOCK_SETTINGS) as BlockName[];
  const values = blocks.map((name) => ({
    name,
    description: BLOCK_DESCRIPTIONS[name].summary,
    docs: [pageOf(name)],
  }));
  const docs = ['docs/blocks.md'];
  return [
    { name: 'data-block', description: 'The block that this element is.', docs, values },
    { name: 'data-block-json', description: describeJson(), docs },
  ];
}

function describeAttribute(name: string, meanings: readonly Meaning[]): Described {
  const words = new Set(meanings.flatMap(({ allowed, isField }) => (isField ? [] : allowedValues(allowed))));
  return {
    name,
    description: describe(meanings),
    docs: [...new Set(meanings.map(({ docs }) => docs))],
    ...(words.size > 0 && { values: [...words].map((word) => ({ name: word })) }),
  };
}

/** Each meaning once, followed by the blocks that share it. */
function describe(meanings: readonly Meaning[]): string {
  const descriptions = [...new Set(meanings.map(({ description }) => description))];
  return descriptions.map((text) => [text, list(linesOf(text, meanings))].join('\n\n')).join('\n\n');
}

function linesOf(text: string, meanings: readonly Meaning[]): string[] {
  return meanings
    .filter(({ description }) => description === text)
    .map(({ of, allowed, byDefault }) => `${of}: ${allowed}${byDefault && `; by default ${byDefault}`}.`);
}

function describeJson(): string {
  const tables = Object.entries(BLOCK_SETTINGS).map(([block, table]) => [block, Object.keys(table)] as const);
  const lines = tables
    .filter(([, settings]) => settings.length > 0)
    .map(([block, settings]) => `\`${block}\`: ${settings.map((name) => `\`${name}\``).join(', ')}.`);
  return `The settings of a block as a JSON object.\n\n${list(lines)}`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
