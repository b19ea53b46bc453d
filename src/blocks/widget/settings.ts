import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { type Setting, textOrNumber } from '../../runtime/block/settings';

/** Interpreted by the server. */
const value: Setting<unknown> = {
  parse: (raw) => raw,
  fallback: undefined,
  attributes: [],
  allowed: 'anything',
};

/** The specification's block types are numbers; published blocks use words. */
const type: Setting<string | number> = {
  parse: (raw) => (isType(raw) ? raw : undefined),
  fallback: '',
  attributes: ['data-type'],
  allowed: 'a string or a number',
};

function isType(raw: unknown): raw is string | number {
  return typeof raw === 'string' || Number.isFinite(raw);
}

export const settings = {
  type,
  id: textOrNumber('data-id'),
  value,
  collectionId: textOrNumber('data-collection-id'),
};

export const requiredSettings = ['type'];

export const description: BlockDescription<typeof settings> = {
  summary: 'Content that the server renders after the page has loaded.',
  settings: {
    type: {
      meaning: 'What the server renders: a word, or the number of a block type.',
      byDefault: 'the published block’s name, as in `instagram-block`',
    },
    id: { meaning: 'The id of what the server renders.', byDefault: 'the published block’s' },
    value: { meaning: 'Settings of what the server renders.', byDefault: 'the published block’s' },
    collectionId: { meaning: 'The collection that the widget shows.', byDefault: 'that of `value`' },
  },
};

export type WidgetProps = BlockProps<typeof settings>;
