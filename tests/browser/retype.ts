import type { Locator } from 'playwright';

/** Types in place of what a field holds. Firefox's driver, told to fill a field, may add to it, and React hears nothing. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}
