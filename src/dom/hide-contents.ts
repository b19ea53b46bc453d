import type { Dispose } from '../data/dispose';
import type { ServerAttributes } from './attributes';

/**
 * Hides the server's contents, which the rendered output replaces, until disposed. Text has no style of its own: it is
 * emptied meanwhile.
 */
export function hideContents(contents: Iterable<Node>, attributes: ServerAttributes): Dispose {
  const texts = new Map<Text, string>();
  for (const node of contents) {
    if (node instanceof HTMLElement || node instanceof SVGElement) attributes.style(node, 'display', 'none');
    else if (node instanceof Text) texts.set(node, node.data);
  }
  for (const text of texts.keys()) text.data = '';
  return () => {
    for (const [text, data] of texts) text.data = data;
    attributes.restore();
  };
}
