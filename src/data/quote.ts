/** How much of a text an error quotes, in characters. */
const QUOTED = 80;

/** A text as errors quote it: its beginning, on one line. */
export function quote(text: string): string {
  const beginning = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  return JSON.stringify(beginning).replace(/[\u2028\u2029]/g, ' ');
}
