import type { FormField } from '../../form/field';
import type { Stop } from '../../types';
import type { Form } from './form';

/** Draws a form from its fields. */
export async function drawForm(
  { element }: Form,
  _fields: readonly FormField[],
): Promise<{ readonly form: HTMLFormElement; readonly stop: Stop }> {
  const form = document.createElement('form');
  element.append(form);
  return { form, stop: () => form.remove() };
}
