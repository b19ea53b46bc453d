/** A toast hides after these milliseconds (specification, section 9, dialogs). */
const SHORT = 2000;

/** Characters that can be read in that time; longer texts stay until they can be read, within limits of their own. */
const SHORT_TEXT = 60;
const PER_CHARACTER = 70;
const LONG = { from: 5000, to: 20_000 };

/** Page authors call from plain scripts: a text or a number is said, anything else is no message. */
export function readMessage(message: unknown): string {
  return typeof message === 'string' || typeof message === 'number' ? String(message).trim() : '';
}

/** How long a message stays, in milliseconds. */
export function timeFor({ length }: string): number {
  return length > SHORT_TEXT ? Math.min(LONG.to, Math.max(LONG.from, length * PER_CHARACTER)) : SHORT;
}
