const keys = new WeakMap<object, number>();
let last = 0;

/** React's key of an object: a row stays its object's when others come and go. */
export function keyOf(object: object): number {
  const key = keys.get(object) ?? ++last;
  keys.set(object, key);
  return key;
}
