import { list, oneOf, readText, record } from '../../data/fields';

/** `formFieldFormats` of published pages: how the form's country writes names, addresses and phones. */
export const readFormats = record({
  initialNameOrder: oneOf('GIVEN_FIRST', 'FAMILY_FIRST'),
  initialAddressFormat: record({ fields: list(record({ identifier: readText('') })) }),
  /** An ISO 3166 code. */
  initialPhoneFormat: record({ country: readText('') }),
});

export type Formats = ReturnType<typeof readFormats>;
