import { range } from '../data/indexes';

/** The known word that a misspelt one most likely means; `undefined` if none is similar. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const [best] = rank(found, known);
  return best && best.edits <= Math.max(2, best.word.length / 4) ? best.word : undefined;
}

/** The known word that a misspelt one must mean: few letters differ, and no other word is as similar. */
export function onlyMeaning(found: string, known: readonly string[]): string | undefined {
  const [best, second] = rank(found, known);
  const isNear = best && best.edits <= Math.min(3, best.word.length / 3);
  return isNear && best.edits !== second?.edits ? best.word : undefined;
}

/** Suggests what to write instead of an unknown word. */
export function didYouMean(found: string, known: readonly string[]): string {
  const meant = nearest(found, known);
  return meant ? `Did you mean ${meant}?` : `Known are ${known.join(', ')}.`;
}

function rank(found: string, known: readonly string[]): { word: string; edits: number }[] {
  return known
    .map((word) => ({ word, edits: editsBetween(found.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
}

/** The number of letters to change, add, remove or swap with the next one (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = range(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : replaced;
      next[j] = Math.min(replaced, swapped, (last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    [beforeLast, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
