/**
 * A member of an element as its class has it. A form's fields shadow its own members (DOM clobbering): where a field
 * is called `append`, `form.append` is that field.
 */
export function memberOf<Of extends Element, Name extends keyof Of>(element: Of, name: Name): Of[Name] {
  const member = Reflect.get(Object.getPrototypeOf(element), name, element);
  return typeof member === 'function' ? member.bind(element) : member;
}
