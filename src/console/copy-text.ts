import { messageOf } from '../data/errors';

/** Puts a text on the clipboard; where the browser refuses, the text is in the console. Whether it was allowed. */
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
