import fc from 'fast-check';

/** Any value of the language that data can be. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withTypedArray: true,
});

/** Any text, halves of surrogate pairs included. */
export const anyText = fc.string({ unit: 'binary' });
export const wellFormed = anyText.map((text) => text.replace(/\p{Surrogate}/gu, ''));
