/** A text of ours in the place of what the server wrote into an element. */
export interface ReplacedText {
  write(message: string): void;
  /** The server's nodes are back, the same ones. */
  restore(): void;
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
    write(message) {
      if (text.data !== message) text.data = message;
      if (!text.isConnected) element.replaceChildren(text);
      isReplaced = true;
    },
    restore() {
      if (isReplaced) element.replaceChildren(...original);
      isReplaced = false;
    },
  };
}
