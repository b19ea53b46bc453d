import type { MountedBlock } from '../runtime/block/plain-block';
import type { FormIds } from './published';
import type { formSettings } from './settings';
import type { Texts } from './texts';

/** Any form block, whatever other settings it has. */
export type FormBlock = MountedBlock<typeof formSettings>;

/** The block, for reports; a newsletter's success counts as a subscription. */
export type FormName = 'form' | 'newsletter';

/** Props of each part of a form. */
export interface FormPartProps extends FormBlock {
  readonly form: HTMLFormElement;
  readonly texts: Texts;
}

/** A form that we submit. */
export interface FormHandle {
  /** Submits it, optionally with other ids; settles once the visitor has been told the outcome. */
  submit(ids?: FormIds): Promise<void>;
}

/** The forms on the page that we submit, for the page's own scripts. */
export const attachedForms = new WeakMap<HTMLFormElement, FormHandle>();
