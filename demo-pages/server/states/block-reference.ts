import { lexer, type Token, type Tokens } from 'marked';
import { readDocs } from '../docs/doc-files.ts';
import { plainText } from '../docs/plain-text.ts';
import { renderTokens } from '../docs/render-tokens.ts';
import { markupHtml } from '../pages/markup.ts';

/** What a block's doc says for those who write its markup: the markup, the settings, the keys, the console calls. */
export async function referenceHtml(block: string) {
  const path = `docs/blocks/${block}.md`;
  const doc = (await readDocs()).find((file) => file.path === path);
  if (!doc) return '';
  const tokens = lexer(doc.text);
  const parts = [
    headingHtml('Markup') + codesIn(tokens, 'html').map(openMarkup).join('\n'),
    headingHtml('Settings') + renderTokens(settingsIn(tokens), path, 'Settings'),
    headingHtml('Keyboard') + renderTokens(sectionIn(tokens, 'Keyboard'), path, 'Keyboard'),
    headingHtml('Console') + consoleHtml(sectionIn(tokens, 'Console'), path),
  ];
  return `<section class="section band reference" dir="ltr" aria-labelledby="reference">
<p class="eyebrow">Reference</p>
<h2 id="reference"><code>${block}</code></h2>
${parts.map((part) => `<div class="reference-part">\n${part}\n</div>`).join('\n')}
<p><a href="${doc.address}">All about <code>${block}</code> in the documentation</a></p>
</section>`;
}

function headingHtml(name: string) {
  return `<h3 id="reference-${name.toLowerCase()}">${name}</h3>\n`;
}

function openMarkup(code: string) {
  return markupHtml(code, { summary: 'Markup', isOpen: true });
}

/** Console calls are copied as markup is. */
function consoleHtml(tokens: Token[], path: string) {
  const text = tokens.filter(({ type }) => type !== 'code');
  const calls = codesIn(tokens, 'js').map((code) => markupHtml(code, { summary: 'Calls', isOpen: true }));
  return renderTokens(text, path, 'Console') + calls.join('\n');
}

function codesIn(tokens: readonly Token[], lang: string) {
  return tokens.flatMap((token) =>
    token.type === 'code' && token.lang === lang ? [token.text as string] : [],
  );
}

/** What stands between the comments that `npm run docs` writes the settings between. */
function settingsIn(tokens: Token[]) {
  const from = tokens.findIndex(({ raw }) => raw.startsWith('<!-- settings'));
  const to = tokens.findIndex(({ raw }) => raw.startsWith('<!-- /settings'));
  return tokens.slice(from + 1, to);
}

/** What stands under a heading, up to the next one. */
function sectionIn(tokens: Token[], name: string) {
  const isHeading = (token: Token) => token.type === 'heading';
  const from = tokens.findIndex(
    (token) => isHeading(token) && plainText((token as Tokens.Heading).tokens) === name,
  );
  if (from < 0) return [];
  const to = tokens.findIndex((token, index) => index > from && isHeading(token));
  return tokens.slice(from + 1, to < 0 ? undefined : to);
}
