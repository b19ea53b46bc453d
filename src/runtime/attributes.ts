/** Changes of the server's elements by one owner, to be taken back together. */
export interface ServerAttributes {
  /** Sets an attribute, or removes it with `null`. */
  set(element: Element, name: string, value: string | null): void;
  /** Sets one property of the inline style, or removes it with `''`. */
  style(element: HTMLElement, property: string, value: string): void;
  toggleClass(element: Element, name: string, isOn: boolean): void;
  /** Takes everything back; an attribute that no other owner changed is as the server sent it, byte for byte. */
  restore(): void;
}

interface Original {
  readonly value: string | null;
  owners: number;
}

/**
 * Hands out one owner's view of the server's attributes. Several owners may change one attribute (a block and the
 * image loader both write styles): each takes back its own part, the last one puts the server's text back.
 */
export function createAttributeKeeper(): () => ServerAttributes {
  const originals = new WeakMap<Element, Map<string, Original>>();

  return function keepAttributes() {
    const changes = new Map<Element, Map<string, () => void>>();

    function change(element: Element, attribute: string, part: string, undo: () => void): void {
      const undos = changes.get(element) ?? new Map<string, () => void>();
      changes.set(element, undos);
      const key = `${attribute} ${part}`;
      if (undos.has(key)) return;
      undos.set(key, undo);
      hold(element, attribute);
    }

    function hold(element: Element, attribute: string): void {
      const kept = originals.get(element) ?? new Map<string, Original>();
      originals.set(element, kept);
      const original = kept.get(attribute) ?? { value: element.getAttribute(attribute), owners: 0 };
      original.owners++;
      kept.set(attribute, original);
    }

    function release(element: Element, attribute: string): void {
      const kept = originals.get(element);
      const original = kept?.get(attribute);
      if (!original || --original.owners > 0) return;
      kept?.delete(attribute);
      write(element, attribute, original.value);
    }

    return {
      set(element, name, value) {
        const before = element.getAttribute(name);
        change(element, name, '', () => write(element, name, before));
        write(element, name, value);
      },
      style(element, property, value) {
        const before = element.style.getPropertyValue(property);
        change(element, 'style', property, () => element.style.setProperty(property, before));
        element.style.setProperty(property, value);
      },
      toggleClass(element, name, isOn) {
        const before = element.classList.contains(name);
        change(element, 'class', name, () => element.classList.toggle(name, before));
        element.classList.toggle(name, isOn);
      },
      restore() {
        for (const [element, undos] of changes) {
          for (const [key, undo] of undos) {
            undo();
            release(element, key.slice(0, key.indexOf(' ')));
          }
        }
        changes.clear();
      },
    };
  };
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
