import { type Setting, text } from '../../runtime/block/settings';

/** Whatever the server is to make of it. */
const value: Setting<unknown> = {
  parse: (written) => written,
  fallback: undefined,
  attributes: [],
  allowed: 'anything',
};

/** The specification's block types are numbers; published blocks are named by words. */
const type: Setting<string | number> = {
  parse: (written) => (isType(written) ? written : undefined),
  fallback: '',
  attributes: ['data-type'],
  allowed: 'a text or a number',
};

function isType(written: unknown): written is string | number {
  return typeof written === 'string' || Number.isFinite(written);
}

export const settings = {
  type,
  id: text('', 'data-id'),
  value,
  collectionId: text('', 'data-collection-id'),
};
