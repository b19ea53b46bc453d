import { memberOf } from './member';

// By the class, and without the way around: a form's fields shadow its own, and images set thousands of these.
const { getAttribute, hasAttribute, setAttribute, removeAttribute } = Element.prototype;

/** Changes of the server's elements by one owner, to be taken back together. */
export interface ServerAttributes {
  /** Sets an attribute, or removes it with `null`. */
  set(element: Element, name: string, value: string | null): void;
  /** Sets one property of the inline style, or removes it with `''`. */
  style(element: HTMLElement | SVGElement, property: string, value: string): void;
  toggleClass(element: Element, name: string, isOn: boolean): void;
  /** Puts every attribute that was changed back as the server sent it, byte for byte. */
  restore(): void;
}

/**
 * Hands out one owner's view of the server's attributes. Several owners may change one attribute (a block and the
 * image loader both write styles): whoever comes first, the server's text is what is kept.
 */
export function createAttributeKeeper(): () => ServerAttributes {
  const originals = new WeakMap<Element, Map<string, string | null>>();

  return function keepAttributes() {
    const changed = new Map<Element, Set<string>>();

    function keep(element: Element, name: string): void {
      const kept = originals.get(element) ?? new Map<string, string | null>();
      originals.set(element, kept);
      if (!kept.has(name)) kept.set(name, getAttribute.call(element, name));
      changed.set(element, (changed.get(element) ?? new Set()).add(name));
    }

    function restore(element: Element, name: string): void {
      const kept = originals.get(element);
      const original = kept?.get(name);
      if (kept?.delete(name)) write(element, name, original ?? null);
    }

    return {
      set(element, name, value) {
        keep(element, name);
        write(element, name, value);
      },
      style(element, property, value) {
        keep(element, 'style');
        memberOf(element, 'style').setProperty(property, value);
      },
      toggleClass(element, name, isOn) {
        keep(element, 'class');
        memberOf(element, 'classList').toggle(name, isOn);
      },
      restore() {
        for (const [element, names] of changed) for (const name of names) restore(element, name);
        changed.clear();
      },
    };
  };
}

function write(element: Element, name: string, value: string | null): void {
  // The question comes first: it makes the browser write down a style that was changed by script.
  const isThere = hasAttribute.call(element, name);
  if (value !== null) setAttribute.call(element, name, value);
  else if (isThere) removeAttribute.call(element, name);
}
