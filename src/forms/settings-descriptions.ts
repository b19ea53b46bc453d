import type { SettingDescription } from '../runtime/block/description';
import type { FormSettings } from './settings';

/** In a separate file from the settings, whose chunk pages load with all its exports. */
export const formDescriptions: Readonly<Record<keyof FormSettings, SettingDescription>> = {
  formId: 'Says to the server which form it is; nothing is sent without it.',
  collectionId: 'The collection that the form belongs to; sent along.',
  objectName: 'The name of what the form belongs to; sent along.',
  isOverlayForm:
    'Whether the form stands in a popup; sent along. In a popup of the page it is true by itself.',
  successRedirect: 'The page that follows; only web addresses are followed.',
  formSubmissionMessage: {
    meaning: 'HTML in the form’s place once it is sent, without scripts and styles.',
    byDefault: '`data-submission-html`',
  },
  successText: {
    meaning: 'The text in the form’s place once it is sent.',
    byDefault: 'a `.form-submission-text` in the block, else “Thank you!”',
  },
  captchaEnabled: 'Whether visitors are asked whether they are human.',
  formSubmitButtonText: { meaning: 'The text of a drawn form’s button; sent along.', byDefault: '“Submit”' },
  submittingText: {
    meaning: 'The text of the button while the form is being sent.',
    byDefault: '“Submitting…”',
  },
  formFields:
    'Draws the form where the server has none, or not all of its fields. An empty block without them says “Unable to open form”.',
  keepDraft:
    'Whether what was typed outlives a reload, until it is sent; passwords, one-time codes and card data never do.',
  localizedStrings: 'The form’s own texts, as published pages bring them.',
};
