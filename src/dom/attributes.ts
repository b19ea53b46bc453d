import { memberOf } from './member';

// From the prototype, called directly: form controls can shadow a form's own members, and images set thousands of
// attributes.
const { getAttribute, setAttribute, removeAttribute } = Element.prototype;

/** One owner's attribute changes on server elements, restored together. */
export interface ServerAttributes {
  /** Sets an attribute, or removes it with `null`. */
  set(element: Element, name: string, value: string | null): void;
  /** Sets one inline style property, or removes it with `''`. */
  style(element: HTMLElement | SVGElement, property: string, value: string): void;
  toggleClass(element: Element, name: string, isOn: boolean): void;
  /** Restores every changed attribute to the server's value, byte for byte. */
  restore(): void;
}

/**
 * Creates one owner's view of the server's attributes. Several owners may change the same attribute (a block and the
 * image loader both set styles); the server's value is kept whoever writes first.
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

/** A value that stays is not written: the browser would style the element anew. */
function write(element: Element, name: string, value: string | null): void {
  const now = getAttribute.call(element, name); // reading makes the browser serialise a style that was changed by script
  if (now === value) return;
  if (value !== null) setAttribute.call(element, name, value);
  else removeAttribute.call(element, name);
}
