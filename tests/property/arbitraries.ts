import fc from 'fast-check';

/** Any JavaScript value that data can be. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withTypedArray: true,
});

/** Any text, including lone surrogates. */
export const anyText = fc.string({ unit: 'binary' });
export const wellFormed = anyText.map((text) => text.replace(/\p{Surrogate}/gu, ''));
