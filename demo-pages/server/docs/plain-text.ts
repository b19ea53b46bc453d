import type { Token, Tokens } from 'marked';

/** The words of tokens without their Markdown, for headings and for the search. */
export function plainText(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

function textOf(token: Token): string {
  if (token.type === 'table') return tableText(token as Tokens.Table);
  if (token.type === 'list') return (token as Tokens.List).items.map(textOf).join('');
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  const text = inner.length ? inner.map(textOf).join('') : leafText(token);
  return isInline(token) ? text : `${text} `;
}

function leafText(token: Token) {
  if (token.type === 'br') return ' ';
  return 'text' in token ? unescapeHtml(String(token.text)) : '';
}

function tableText({ header, rows }: Tokens.Table) {
  const cells = [header, ...rows].flat();
  return cells.map(({ tokens }) => `${tokens.map(textOf).join('')} `).join('');
}

function isInline({ type }: Token) {
  return ['text', 'codespan', 'strong', 'em', 'link', 'escape', 'image'].includes(type);
}

function unescapeHtml(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
