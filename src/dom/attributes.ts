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
    this.#keep(element, name);
    write(element, name, value);
  }

  /** Sets one inline style property, or removes it with `''`. */
  style(element: HTMLElement | SVGElement, property: string, value: string, priority?: 'important'): void {
    this.#keep(element, 'style');
    memberOf(element, 'style').setProperty(property, value, priority);
  }

  toggleClass(element: Element, name: string, isOn: boolean): void {
    this.#keep(element, 'class');
    memberOf(element, 'classList').toggle(name, isOn);
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
  write(element, name, original);
}

/** An unchanged value isn't written: the browser would recalculate the element's style. */
function write(element: Element, name: string, value: string | null): void {
  const now = getAttribute.call(element, name); // reading makes the browser serialise a style that was changed by script
  if (now === value) return;
  if (value !== null) setAttribute.call(element, name, value);
  else removeAttribute.call(element, name);
}
