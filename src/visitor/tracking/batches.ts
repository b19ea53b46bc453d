import { OUTLIVING_LIMIT } from '../../runtime/transport';

/**
 * JSON texts in groups that fit into a form of at most so many bytes, as a call may carry while the page goes; a
 * longer one is alone.
 */
export function batches(texts: readonly string[], limit = OUTLIVING_LIMIT): string[][] {
  const groups: string[][] = [];
  let space = 0;
  for (const text of texts) {
    const size = encodeURIComponent(`${text},`).length;
    if (size > space) {
      groups.push([]);
      space = limit;
    }
    groups.at(-1)?.push(text);
    space -= size;
  }
  return groups;
}
