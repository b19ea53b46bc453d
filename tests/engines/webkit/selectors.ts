import type { Page } from 'playwright';

type RoleOptions = NonNullable<Parameters<Page['getByRole']>[1]>;
type Text = string | RegExp;
interface Exact {
  readonly exact?: boolean;
}

/** A quoted text, or a pattern, of Playwright's selectors; `s` compares exactly, `i` without case and in part. */
const quoted = (text: Text, exact = false) =>
  text instanceof RegExp ? patternIn(text) : `${JSON.stringify(text)}${exact ? 's' : 'i'}`;

const patternIn = (pattern: RegExp) =>
  String(pattern)
    .replace(/(^|[^\\])(\\\\)*(["'`])/g, '$1$2\\$3')
    .replaceAll('>>', '\\>\\>');

/** In an attribute's brackets. */
const inBrackets = (text: Text, exact = false) =>
  text instanceof RegExp ? String(text) : `"${text.replace(/["\\]/g, '\\$&')}"${exact ? 's' : 'i'}`;

const STATES = ['checked', 'disabled', 'selected', 'expanded', 'level', 'pressed'] as const;

export function roleSelector(
  role: string,
  { name, description, exact, includeHidden, ...states }: RoleOptions = {},
): string {
  const parts = STATES.filter((state) => states[state] !== undefined).map(
    (state) => `[${state}=${states[state]}]`,
  );
  if (includeHidden !== undefined) parts.push(`[include-hidden=${includeHidden}]`);
  if (name !== undefined) parts.push(`[name=${inBrackets(name, exact)}]`);
  if (description !== undefined) parts.push(`[description=${inBrackets(description, exact)}]`);
  return `internal:role=${role}${parts.join('')}`;
}

export const textSelector = (text: Text, { exact }: Exact = {}) => `internal:text=${quoted(text, exact)}`;
export const labelSelector = (text: Text, { exact }: Exact = {}) => `internal:label=${quoted(text, exact)}`;
export const attributeSelector = (name: string, text: Text, { exact }: Exact = {}) =>
  `internal:attr=[${name}=${inBrackets(text, exact)}]`;

export interface Filter {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly has?: { readonly selector: string };
  readonly hasNot?: { readonly selector: string };
  readonly visible?: boolean;
}

export function filterSelector({ hasText, hasNotText, has, hasNot, visible }: Filter): string[] {
  const parts: string[] = [];
  if (hasText !== undefined) parts.push(`internal:has-text=${quoted(hasText)}`);
  if (hasNotText !== undefined) parts.push(`internal:has-not-text=${quoted(hasNotText)}`);
  if (has) parts.push(`internal:has=${JSON.stringify(has.selector)}`);
  if (hasNot) parts.push(`internal:has-not=${JSON.stringify(hasNot.selector)}`);
  if (visible !== undefined) parts.push(`visible=${visible}`);
  return parts;
}
