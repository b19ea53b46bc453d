/** Sets styles of an element; setting the same value again would recalculate them. */
export function setStyles({ style }: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
