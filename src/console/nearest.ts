/** The known word that a misspelt one most probably means; `undefined` when none is near. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((word) => ({ word, edits: editsBetween(found.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(2, best.word.length / 4) ? best.word : undefined;
}

/** What to write instead of a word that isn't known. */
export function didYouMean(found: string, known: readonly string[]): string {
  const meant = nearest(found, known);
  return meant ? `Did you mean ${meant}?` : `Known are ${known.join(', ')}.`;
}

/** How many letters must be changed, added or left out (Levenshtein). */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
