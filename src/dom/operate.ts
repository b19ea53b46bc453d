/** Makes an element of the server's do something by click, Enter and Space, whatever element it is. */
export function operate(element: HTMLElement, act: () => void, signal: AbortSignal): void {
  const actInstead = (event: Event) => {
    event.preventDefault();
    act();
  };
  element.addEventListener('click', actInstead, { signal });
  if (element instanceof HTMLButtonElement) return;
  const actByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') actInstead(event);
  };
  element.addEventListener('keydown', actByKey, { signal });
}
