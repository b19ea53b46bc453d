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
  const originals = new WeakMap<Element, Record<string, string | null>>();

  return function keepAttributes() {
    const changed = new Map<Element, Set<string>>();

    function keep(element: Element, name: string): void {
      const kept = originals.get(element) ?? {};
      originals.set(element, kept);
      if (!Object.hasOwn(kept, name)) kept[name] = getAttribute.call(element, name);
      changed.set(element, (changed.get(element) ?? new Set()).add(name));
    }

    function restore(element: Element, name: string): void {
      const { [name]: original, ...others } = originals.get(element) ?? {};
      if (original === undefined) return;
      originals.set(element, others);
      if (!has(element, name, original)) write(element, name, original);
    }

    return {
      set(element, name, value) {
        if (has(element, name, value)) return; // else the browser would style the element anew
        keep(element, name);
        write(element, name, value);
      },
      style(element, property, value) {
        keep(element, 'style');
        memberOf(element, 'style').setProperty(property, value);
      },
      toggleClass(element, name, isOn) {
        const classes = memberOf(element, 'classList');
        if (classes.contains(name) === isOn) return;
        keep(element, 'class');
        classes.toggle(name, isOn);
      },
      restore() {
        for (const [element, names] of changed) for (const name of names) restore(element, name);
        changed.clear();
      },
    };
  };
}

/** Reading makes the browser serialise a style that was changed by script; else it would not remove it. */
function has(element: Element, name: string, value: string | null): boolean {
  return getAttribute.call(element, name) === value;
}

function write(element: Element, name: string, value: string | null): void {
  if (value !== null) setAttribute.call(element, name, value);
  else removeAttribute.call(element, name);
}
