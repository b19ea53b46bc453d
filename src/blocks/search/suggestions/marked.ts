/** A title in pieces: every second one is what was typed, in whatever case the title has it. */
export function markedPieces(title: string, words: string): string[] {
  return words
    ? title.split(new RegExp(`(${words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'i'))
    : [title];
}
