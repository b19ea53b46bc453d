/** Our text in place of an element's server content. */
export interface ReplacedText {
  write(message: string): void;
  /** Restores the server's own nodes. */
  restore(): void;
}

/**
 * Updates change the data of one text node, so that observers of inserted nodes aren't triggered. If a translator has
 * replaced that node, restoring removes the replacement as well.
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
