/** The tab that has the focus after a key, cyclic; `undefined` for keys that move nothing (ARIA practices, tabs). */
export function focusAfter(
  key: string,
  index: number,
  count: number,
  isFromRight: boolean,
): number | undefined {
  const step = isFromRight ? -1 : 1;
  const places = new Map([
    ['ArrowRight', index + step],
    ['ArrowLeft', index - step],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = places.get(key);
  return target === undefined ? undefined : (target + count) % count;
}
