const keys = new WeakMap<object, number>();
let last = 0;

/** A React key for an object, so that each row keeps its object when others are added or removed. */
export function keyOf(object: object): number {
  const key = keys.get(object) ?? ++last;
  keys.set(object, key);
  return key;
}
