import type { TagLocation } from './build-document';

/** A range of a page's text and its replacement; positions refer to the text before any edit. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that don't overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const fromTheEnd = [...edits].sort((a, b) => b.start - a.start);
  let edited = html;
  for (const { start, end, text } of fromTheEnd) edited = edited.slice(0, start) + text + edited.slice(end);
  return edited;
}

/** An attribute in the source: `name="value"`, with any quotes or none, or without a value. */
interface SourceAttribute {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** The value's position, without quotes; `undefined` if there is no value. */
  readonly value: { readonly start: number; readonly end: number } | undefined;
}

export function findAttribute(
  html: string,
  location: TagLocation,
  name: string,
): SourceAttribute | undefined {
  const range = location.attrs?.[name];
  if (!range) return;
  const raw = html.slice(range.startOffset, range.endOffset);
  if (!raw.toLowerCase().startsWith(name)) return;
  const [opening = '', quote = ''] = /^[^=]+=\s*(["']?)/.exec(raw) ?? [];
  const start = range.startOffset + opening.length;
  const end = range.endOffset - quote.length;
  return {
    start: range.startOffset,
    end: range.endOffset,
    quote,
    value: opening && start <= end ? { start, end } : undefined,
  };
}
