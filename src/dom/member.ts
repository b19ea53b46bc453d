/**
 * An element's member from its prototype, bound to it. Form controls shadow a form's own members (DOM clobbering): if a
 * field is named `append`, `form.append` is that field.
 */
export function memberOf<Of extends Node, Name extends keyof Of>(element: Of, name: Name): Of[Name] {
  const member = Reflect.get(Object.getPrototypeOf(element), name, element);
  return typeof member === 'function' ? member.bind(element) : member;
}
