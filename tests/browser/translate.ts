import type { Page } from 'playwright';

/** The suffix of translated text. */
export const TRANSLATED = ' – übersetzt';

/**
 * Translates a page as browsers do: two elements with the translation replace every text node, also later ones, so that
 * the original node is no longer on the page.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate((suffix) => {
    const isLeftAlone = (element: Element) =>
      element.closest('font, script, style, textarea, [translate="no"]');
    const translateText = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || isLeftAlone(text.parentElement)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data + suffix);
    };
    const translateWithin = (root: Node) => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) translateText(text as Text);
    };
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    translateWithin(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateWithin(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, TRANSLATED);
}
