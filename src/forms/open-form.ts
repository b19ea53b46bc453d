import type { Dispose } from '../data/dispose';
import { ElementMissingError } from '../data/errors';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';

import { attachForm, type FormBlock } from './attach-form';
import type { FormField } from './field';
import { textsFor } from './texts';

interface OpenOptions {
  readonly name: 'form' | 'newsletter';
  /** Gives the server's HTML back where what was drawn fails later. */
  onFail(): void;
}

/** Attaches the server's form where it has all fields, else one that is drawn. Resolves with what takes that back. */
export async function openForm(block: FormBlock, { name, onFail }: OpenOptions): Promise<Dispose> {
  const { element, runtime, settings } = block;
  const fields = settings.formFields ?? [];
  const form = formOf(element);
  if (form instanceof HTMLFormElement && hasAll(form, fields)) {
    reveal(form, block);
    attachForm(block, form, name);
    return () => {};
  }
  if (fields.length === 0) return showUnopened(block, name);
  const { drawForm } = await runtime.chunks.load('form-draw');
  const drawn = await drawForm(block, { where: { kind: 'block', name }, onFail });
  attachForm(block, drawn.form, name);
  return drawn.stop;
}

/** The block's own form, else the block. */
export function formOf(element: HTMLElement): HTMLElement {
  return memberOf(element, 'querySelector')('form') ?? element;
}

function hasAll(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  const isThere = ({ id }: FormField) => memberOf(form, 'querySelector')(`[id="${CSS.escape(id)}"]`);
  return fields.every((field) => /^(hidden|section)$/.test(field.type) || isThere(field));
}

/** Newer published pages send their form hidden, to be drawn anew; it is whole, so it is shown. */
function reveal(form: HTMLFormElement, { element, attributes }: FormBlock): void {
  const hidden = memberOf(form, 'closest')('.form-inner-wrapper[hidden]');
  if (hidden && element.contains(hidden)) attributes.set(hidden, 'hidden', null);
}

/**
 * Says so in the place of a form of which nothing can be read.
 * @throws ElementMissingError where the author's own words stand there.
 */
function showUnopened({ element, runtime, settings }: FormBlock, name: OpenOptions['name']): Dispose {
  const error = new ElementMissingError(name, 'form, and it has no formFields');
  if (element.innerText.trim()) throw error;
  runtime.report(error, { kind: 'block', name });
  const message = page.create('p');
  message.textContent = textsFor(runtime, settings.localizedStrings)('Unable to open form');
  element.append(message);
  return () => message.remove();
}
