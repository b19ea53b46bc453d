// Old libraries on a page, such as Prototype, replace `Array.from` and delete `Array.prototype.entries`.

/** The numbers from 0 to `count` - 1; none if it is negative. */
export function range(count: number): number[] {
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(numbers.length);
  return numbers;
}

/** Each item of a list after its index. */
export function entriesOf<Item>(list: readonly Item[]): (readonly [index: number, item: Item])[] {
  return list.map((item, index) => [index, item]);
}
