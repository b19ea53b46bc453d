import type { Dispose } from '../data/dispose';

/**
 * Sets an inline style property until disposed. For the root and the body, which several parts of Mortar style at the
 * same time: what others have set meanwhile stays. If they set nothing, the attribute is restored byte for byte.
 */
export function overrideStyle(element: HTMLElement, property: string, value: string): Dispose {
  const { style } = element;
  const before = element.getAttribute('style');
  const own = [style.getPropertyValue(property), style.getPropertyPriority(property)] as const;
  style.setProperty(property, value);
  const during = element.getAttribute('style');
  const ours = style.getPropertyValue(property);
  return () => {
    if (element.getAttribute('style') === during) {
      if (before === null) element.removeAttribute('style');
      else element.setAttribute('style', before);
    } else if (style.getPropertyValue(property) === ours) style.setProperty(property, ...own);
  };
}
