import { type Setting, text } from '../../runtime/block/settings';

/** Whatever the server is to make of it. */
const value: Setting<unknown> = {
  parse: (raw) => raw,
  fallback: undefined,
  attributes: [],
  allowed: 'anything',
};

/** The specification's block types are numbers; published blocks are named by words. */
const type: Setting<string | number> = {
  parse: (raw) => (isType(raw) ? raw : undefined),
  fallback: '',
  attributes: ['data-type'],
  allowed: 'a text or a number',
};

function isType(raw: unknown): raw is string | number {
  return typeof raw === 'string' || Number.isFinite(raw);
}

export const settings = {
  type,
  id: text('', 'data-id'),
  value,
  collectionId: text('', 'data-collection-id'),
};
