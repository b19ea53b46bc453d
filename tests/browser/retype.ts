import type { Locator } from 'playwright';

/** Replaces a field's contents by typing. Firefox's driver may append instead of filling, unnoticed by React. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}
