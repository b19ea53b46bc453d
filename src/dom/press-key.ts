/** Whether a key presses the button that has the focus. */
export function isPressKey(key: string): boolean {
  return key === 'Enter' || key === ' ';
}
