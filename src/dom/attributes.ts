import { memberOf } from './member';

// From the prototype, called directly: form controls can shadow a form's own members, and images set thousands of
// attributes.
const { getAttribute, setAttribute, removeAttribute } = Element.prototype;

/** The server's values by element and name; kept whoever writes first, since several owners may change one attribute. */
const originals = new WeakMap<Element, Record<string, string | null>>();

/**
 * One owner's attribute changes on server elements, restored together: a block and the image loader may both set the
 * styles of a picture.
 */
export class ServerAttributes {
  readonly #changed = new Map<Element, Set<string>>();

  /** Sets an attribute, or removes it with `null`. */
  set(element: Element, name: string, value: string | null): void {
    if (has(element, name, value)) return; // else the browser would style the element anew
    this.#keep(element, name);
    write(element, name, value);
  }

  /** Sets one inline style property, or removes it with `''`. */
  style(element: HTMLElement | SVGElement, property: string, value: string): void {
    this.#keep(element, 'style');
    memberOf(element, 'style').setProperty(property, value);
  }

  toggleClass(element: Element, name: string, isOn: boolean): void {
    const classes = memberOf(element, 'classList');
    if (classes.contains(name) === isOn) return;
    this.#keep(element, 'class');
    classes.toggle(name, isOn);
  }

  /** Restores every changed attribute to the server's value, byte for byte. */
  restore(): void {
    for (const [element, names] of this.#changed) for (const name of names) restore(element, name);
    this.#changed.clear();
  }

  #keep(element: Element, name: string): void {
    const kept = originals.get(element) ?? {};
    originals.set(element, kept);
    if (!Object.hasOwn(kept, name)) kept[name] = getAttribute.call(element, name);
    this.#changed.set(element, (this.#changed.get(element) ?? new Set()).add(name));
  }
}

function restore(element: Element, name: string): void {
  const { [name]: original, ...others } = originals.get(element) ?? {};
  if (original === undefined) return;
  originals.set(element, others);
  if (!has(element, name, original)) write(element, name, original);
}

/** Reading makes the browser serialise a style that was changed by script; else it would not remove it. */
function has(element: Element, name: string, value: string | null): boolean {
  return getAttribute.call(element, name) === value;
}

function write(element: Element, name: string, value: string | null): void {
  if (value !== null) setAttribute.call(element, name, value);
  else removeAttribute.call(element, name);
}
