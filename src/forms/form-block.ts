import type { MountedBlock } from '../runtime/block/plain-block';
import type { FormIds } from './published';
import type { formSettings } from './settings';
import type { Texts } from './texts';

/** A block that is a form, whatever else it may be told. */
export type FormBlock = MountedBlock<typeof formSettings>;

/** Which block a form is, for reports; a newsletter's success is a subscription. */
export type FormName = 'form' | 'newsletter';

/** What each part of a form gets. */
export interface FormPartProps extends FormBlock {
  readonly form: HTMLFormElement;
  readonly texts: Texts;
}

/** A form that is sent by us. */
export interface FormHandle {
  /** Sends it, under other ids where some are given; settles when the visitor has been told what came of it. */
  submit(ids?: FormIds): Promise<void>;
}

/** The forms of the page that are sent by us, for the page's own calls. */
export const attachedForms = new WeakMap<HTMLFormElement, FormHandle>();
