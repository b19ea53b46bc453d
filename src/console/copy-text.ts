import { messageOf } from '../data/errors';

/** Copies text to the clipboard, or prints it if the browser refuses; returns whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    const reason = `The browser refuses the clipboard (${messageOf(error)}). The text to copy:`;
    console.warn(`${reason}\n${text}`);
    return false;
  }
}
