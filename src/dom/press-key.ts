/** Whether a key presses the button that has the focus. */
export function isPressKey(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

/** WebKitGTK has no name for the key while Shift is down. */
export function isTab({ key, code }: KeyboardEvent): boolean {
  return key === 'Tab' || code === 'Tab';
}
