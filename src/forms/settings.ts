import { isRecord, optional, ownProperty, readText } from '../data/fields';
import { choice, data, dataIn, flag, type SettingsOf, text, textOrNumber } from '../runtime/block/settings';
import { decodeFields, faultsInFields } from './fields/field';
import { readFormats } from './fields/formats';

export const formSettings = {
  formId: textOrNumber('data-form-id'),
  collectionId: textOrNumber('data-collection-id'),
  objectName: textOrNumber('data-object-name'),
  isOverlayForm: flag(false, 'data-is-overlay-form'),
  successRedirect: text('', 'data-success-redirect'),
  formSubmissionMessage: data(readMessage, 'an object with html'),
  successText: text('', 'data-success-text'),
  captchaEnabled: flag(false, 'data-captcha-enabled'),
  formSubmitButtonText: text(''),
  formName: text(''),
  showTitle: flag(false),
  buttonVariant: choice(['', 'primary', 'secondary', 'tertiary']),
  buttonAlignment: choice(['', 'left', 'center', 'right']),
  disclaimerMessage: data(readMessage, 'an object with html'),
  submittingText: text('', 'data-submitting-text'),
  formFields: {
    ...data(
      (raw) => (Array.isArray(raw) ? decodeFields(raw) : undefined),
      'a list of fields, each with a known type and its own id',
      'data-form-fields',
    ),
    faultsIn: (raw: unknown) => faultsInFields(dataIn(raw)),
  },
  formFieldFormats: data(optional(readFormats), 'an object of formats'),
  keepDraft: flag(false, 'data-keep-draft'),
  localizedStrings: data((raw) => (isRecord(raw) ? raw : undefined), 'an object of texts'),
};

export type FormSettings = SettingsOf<typeof formSettings>;

function readMessage(raw: unknown): { readonly html: string } | undefined {
  return isRecord(raw) ? { html: readText('')(ownProperty(raw, 'html')) } : undefined;
}
