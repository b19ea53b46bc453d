import type { SettingDescription } from '../runtime/block/description';
import type { FormSettings } from './settings';

/** In a separate file from the settings, whose chunk pages load with all its exports. */
export const formDescriptions: Readonly<Record<keyof FormSettings, SettingDescription>> = {
  formId: 'Identifies the form to the server; nothing is sent without it.',
  collectionId: 'The collection that the form belongs to; sent with the form.',
  objectName: 'The name of the object that the form belongs to; sent with the form.',
  isOverlayForm: 'Whether the form is in a popup; sent with the form. Always true in a popup of the page.',
  successRedirect: 'The page to go to after success; only web addresses are followed.',
  formSubmissionMessage: {
    meaning: 'HTML shown in place of the form once it is sent, without scripts and styles.',
    byDefault: '`data-submission-html`',
  },
  successText: {
    meaning: 'Text shown in place of the form once it is sent.',
    byDefault: 'a `.form-submission-text` in the block, else “Thank you!”',
  },
  captchaEnabled: 'Whether visitors have to solve a CAPTCHA.',
  formSubmitButtonText: {
    meaning: 'The text of a drawn form’s button; sent with the form.',
    byDefault: '“Submit”',
  },
  formName: 'The heading of a drawn form, shown if `showTitle` is set or if a button opens the form.',
  showTitle: 'Whether a drawn form has its name as a heading.',
  buttonVariant: {
    meaning: 'Which of the site’s button designs a drawn form’s button has.',
    byDefault: '“primary”',
  },
  buttonAlignment: 'Where a drawn form’s button is.',
  disclaimerMessage: 'HTML shown below a drawn form’s button, without scripts and styles.',
  submittingText: {
    meaning: 'The text of the button while the form is being sent.',
    byDefault: '“Submitting…”',
  },
  formFields:
    'Draws the form if the server sent none, or if fields are missing in one that nobody sees yet. An empty block without fields shows “Unable to open form”.',
  formFieldFormats:
    'The order of a drawn form’s names and addresses, and the country of its phones, in the format of published pages.',
  keepDraft:
    'Whether input is kept across reloads until it is sent; passwords, one-time codes and card data never are.',
  localizedStrings: 'The form’s own texts, in the format of published pages.',
};
