// Old libraries on a page, such as Prototype, replace `Array.from` and delete `Array.prototype.entries`.

/** The numbers from 0 to below `count`. */
export function range(count: number): number[] {
  return [...new Array(count).keys()];
}

/** Each item of a list after its index. */
export function entriesOf<Item>(list: readonly Item[]): (readonly [index: number, item: Item])[] {
  return list.map((item, index) => [index, item]);
}
