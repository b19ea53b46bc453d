import type { PageState } from './page-state.ts';

/** The frame of a state that has no scripts: the browser itself runs none, so `<noscript>` and `scripting: none` hold. */
export const NO_SCRIPTS =
  'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation';

/** A page's HTML in a state: its direction, its colours, its scripts, and the files that are served for the state. */
export function stateHtml(html: string, state: PageState, block: string) {
  const { dir, theme, script } = state;
  const files = filesFor(state, block);
  let text = html;
  if (dir) text = text.replace('<html ', `<html dir="${dir}" `);
  if (theme) text = text.replace('content="light dark"', `content="${theme}"`);
  if (script) text = text.replace(/<script [^>]*\bsrc=[^>]*><\/script>\n?/g, '');
  if (files) text = text.replace(/"(?=\/(?:style\.css|mortar\.js)")/g, `"${files}`);
  return text;
}

/** The folder with the style sheet and the script as the state has them; nothing where they are the usual ones. */
function filesFor({ theme, motion, chunk }: PageState, block: string) {
  const traits = [theme, motion && 'reduced-motion', chunk && `without-${block}`].filter(Boolean);
  return traits.length ? `/as/${traits.join(',')}` : '';
}
