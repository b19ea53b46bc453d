import { decodeFields } from '../../form/field';
import { formSettings } from '../../form/settings';
import { data } from '../settings';

export const settings = {
  ...formSettings,
  formFields: data(
    (written) => (Array.isArray(written) ? decodeFields(written) : undefined),
    'a list of fields',
    'data-form-fields',
  ),
};
