/** Any index as one of `count` slides: past the last comes the first again. 0 where there are none. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
