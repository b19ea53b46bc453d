import { attachForm } from '../../form/engine';
import type { FormField } from '../../form/field';
import type { Stop } from '../../types';
import type { MountedBlock } from '../plain-block';
import { formOf } from './parts';
import type { settings } from './settings';

export type Form = MountedBlock<typeof settings>;

/** Attaches the server's form where it has all fields, else one that is drawn. */
export async function startForm(block: Form): Promise<Stop | undefined> {
  const form = formOf(block.element);
  const fields = block.settings.formFields ?? [];
  if (form instanceof HTMLFormElement && hasAll(form, fields)) {
    reveal(form, block);
    attachForm(block, form);
    return undefined;
  }
  const { drawForm } = await block.runtime.chunks.load('form-draw');
  const { form: drawn, stop } = await drawForm(block, fields);
  attachForm(block, drawn);
  return stop;
}

function hasAll(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  const isThere = ({ id }: FormField) => form.querySelector(`[id="${CSS.escape(id)}"]`);
  return fields.every((field) => field.type === 'hidden' || field.type === 'section' || isThere(field));
}

/** Newer published pages send their form hidden, to be drawn anew; it is whole, so it is shown. */
function reveal(form: HTMLFormElement, { element, attributes }: Form): void {
  const hidden = form.closest('.form-inner-wrapper[hidden]');
  if (hidden && element.contains(hidden)) attributes.set(hidden, 'hidden', null);
}
