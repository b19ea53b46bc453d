// Old libraries on a page, such as Prototype, replace `Array.from`, `Array.prototype.entries` and `Array.prototype.reduce`.

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

/** What a list comes to, item by item. */
export function fold<Item, Value>(
  list: readonly Item[],
  start: Value,
  join: (value: Value, item: Item) => Value,
): Value {
  let value = start;
  for (const item of list) value = join(value, item);
  return value;
}

export function sumOf(numbers: readonly number[]): number {
  return fold(numbers, 0, (sum, number) => sum + number);
}
