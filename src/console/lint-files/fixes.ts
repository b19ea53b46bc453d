import type { Rename } from '../lint/fault';
import type { TagLocation } from './build-document';
import { type Edit, findAttribute } from './edits';
import { imageDimensions } from './image-dimensions';
import type { LocatedFinding } from './lint-html';
import { settingPosition } from './setting-position';

/** A fault that can be fixed safely: the edit and its description. */
export interface Fix {
  readonly finding: LocatedFinding;
  readonly edit: Edit;
  readonly description: string;
}

/** The paths of a page and of its site's folder. */
export interface PagePlace {
  readonly path: string;
  readonly root?: string | undefined;
}

/** Edits that are safe in one pass: at most one per element, since an edit may resolve other faults. */
export async function findFixes(
  html: string,
  findings: readonly LocatedFinding[],
  place: PagePlace,
): Promise<Fix[]> {
  const fixes = new Map<number, Fix>(); // by tag, since the parser may duplicate an element
  for (const finding of findings) {
    const { location } = finding;
    if (!location || fixes.has(location.startOffset)) continue;
    const fix = await findFix(html, finding, location, place);
    if (fix) fixes.set(location.startOffset, { finding, ...fix });
  }
  return [...fixes.values()];
}

type DescribedEdit = Omit<Fix, 'finding'>;

async function findFix(
  html: string,
  { code, element, rename }: LocatedFinding,
  location: TagLocation,
  place: PagePlace,
): Promise<DescribedEdit | undefined> {
  if (rename?.kind === 'attribute') return renameAttribute(html, location, rename);
  if (rename?.kind === 'setting') return renameSetting(html, element, location, rename);
  if (code === 'image-without-dimensions') return writeDimensions(html, element, location, place);
}

function renameAttribute(
  html: string,
  location: TagLocation,
  { from, to }: Rename,
): DescribedEdit | undefined {
  const attribute = findAttribute(html, location, from);
  if (!attribute) return;
  const { start } = attribute;
  return {
    edit: { start, end: start + from.length, text: to },
    description: `${from} is now ${to}`,
  };
}

function renameSetting(
  html: string,
  element: Element,
  location: TagLocation,
  { from, to }: Rename,
): DescribedEdit | undefined {
  const { value } = findAttribute(html, location, 'data-block-json') ?? {};
  if (!value) return;
  const raw = html.slice(value.start, value.end);
  const position = settingPosition(raw, element.getAttribute('data-block-json') ?? '', from);
  if (!position) return;
  return {
    edit: { start: value.start + position.start, end: value.start + position.end, text: to },
    description: `"${from}" is now "${to}" in data-block-json`,
  };
}

async function writeDimensions(
  html: string,
  element: Element,
  location: TagLocation,
  { path, root }: PagePlace,
): Promise<DescribedEdit | undefined> {
  if (document.querySelector('base[href]')) return; // addresses may belong to another site
  const dimensions = await imageDimensions(element.getAttribute('data-src') ?? '', path, root);
  const edit = dimensions && dimensionsEdit(html, location, dimensions);
  return edit ? { edit, description: `data-image-dimensions is now ${dimensions}` } : undefined;
}

/** Replaces an invalid value, or else inserts the attribute after the picture's address, with the same quotes. */
function dimensionsEdit(html: string, location: TagLocation, dimensions: string): Edit | undefined {
  const existing = findAttribute(html, location, 'data-image-dimensions');
  if (existing?.value) {
    const isBare = !existing.quote && existing.value.start === existing.value.end;
    return { ...existing.value, text: isBare ? `"${dimensions}"` : dimensions };
  }
  if (existing) return { start: existing.end, end: existing.end, text: `="${dimensions}"` };
  const source = findAttribute(html, location, 'data-src');
  if (!source) return;
  const quote = source.quote || '"';
  const text = ` data-image-dimensions=${quote}${dimensions}${quote}`;
  return { start: source.end, end: source.end, text };
}
