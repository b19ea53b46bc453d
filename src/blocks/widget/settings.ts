import { type Setting, text } from '../settings';

/** Whatever the server is to make of it. */
const value: Setting<unknown> = {
  parse: (written) => written,
  fallback: undefined,
  attributes: [],
  allowed: 'anything',
};

export const settings = {
  type: text('', 'data-type'),
  id: text('', 'data-id'),
  value,
  collectionId: text('', 'data-collection-id'),
};
