/** Whether a key that changes its meaning is held with a click or key: such ones are the browser's own. */
export function isWithModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
