/** Makes heading ids as GitHub does, so that a link to a heading works in both places. */
export function createHeadingIds() {
  const counts = new Map<string, number>();
  return (text: string) => {
    const id = slug(text);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
}

function slug(text: string) {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
