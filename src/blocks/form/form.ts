import { attachForm } from '../../form/engine';
import type { FormField } from '../../form/field';
import { ElementMissingError } from '../../runtime/errors';
import type { Stop } from '../../types';
import type { MountedBlock } from '../plain-block';
import { formOf } from './parts';
import type { settings } from './settings';

export type Form = MountedBlock<typeof settings>;

/** Attaches the server's form where it has all fields, else one that is drawn. */
export function startForm(block: Form, takeBack: Stop): undefined | Promise<Stop> {
  const { element, settings } = block;
  const form = formOf(element);
  const fields = settings.formFields ?? [];
  if (!(form instanceof HTMLFormElement && hasAll(form, fields))) return startDrawn(block, fields, takeBack);
  reveal(form, block);
  attachForm(block, form);
  return undefined;
}

/** @throws ElementMissingError where there are no fields to draw either. */
async function startDrawn(block: Form, fields: readonly FormField[], takeBack: Stop): Promise<Stop> {
  if (fields.length === 0) throw new ElementMissingError('form', 'form, and it has no formFields');
  const { drawForm } = await block.runtime.chunks.load('form-draw');
  const { form, stop } = await drawForm(block, takeBack);
  attachForm(block, form);
  return stop;
}

function hasAll(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  const isThere = ({ id }: FormField) => form.querySelector(`[id="${CSS.escape(id)}"]`);
  return fields.every((field) => /^(hidden|section)$/.test(field.type) || isThere(field));
}

/** Newer published pages send their form hidden, to be drawn anew; it is whole, so it is shown. */
function reveal(form: HTMLFormElement, { element, attributes }: Form): void {
  const hidden = form.closest('.form-inner-wrapper[hidden]');
  if (hidden && element.contains(hidden)) attributes.set(hidden, 'hidden', null);
}
