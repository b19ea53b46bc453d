// biome-ignore lint/suspicious/noExplicitAny: the types of `reduce`
type Join = (value: any, item: any, index: number, list: any[]) => any;

/**
 * Prototype 1.6 has a `reduce` without arguments. The packages that hold the focus and fill in messages call the
 * standard's with a function: such calls get what they mean, and the page's own reach its method as before.
 */
export function ensureStandardReduce(): void {
  const reduceOfPage = Array.prototype.reduce as () => unknown;
  if ([1, 2].reduce((sum, number) => sum + number) === 3) return;
  Array.prototype.reduce = function (this: unknown[], ...args: [join?: Join, start?: unknown]) {
    const [join, start = this[0]] = args;
    if (!join) return reduceOfPage.call(this);
    let value = start;
    for (let at = args.length > 1 ? 0 : 1; at < this.length; at++) value = join(value, this[at], at, this);
    return value;
  };
}
