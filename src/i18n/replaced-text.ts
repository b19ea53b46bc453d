/** A text of ours in the place of what the server wrote into an element. */
export interface ReplacedText {
  write(words: string): void;
  /** The server's nodes are back, the same ones. */
  putBack(): void;
}

/**
 * The text node stays the same while its words change, so nobody who watches for inserted nodes is woken. A translator
 * may have put something else in its place: that gives way to the server's nodes too.
 */
export function replaceText(element: Element): ReplacedText {
  const original = [...element.childNodes];
  const text = new Text();
  let isReplaced = false;
  return {
    write(words) {
      if (text.data !== words) text.data = words;
      if (!text.isConnected) element.replaceChildren(text);
      isReplaced = true;
    },
    putBack() {
      if (isReplaced) element.replaceChildren(...original);
      isReplaced = false;
    },
  };
}
