/** A title in pieces: every second one is what was typed, in whatever case the title has it. */
export function markedPieces(title: string, query: string): string[] {
  return query
    ? title.split(new RegExp(`(${query.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'i'))
    : [title];
}
