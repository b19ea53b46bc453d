import { BlockDataError } from '../../data/errors';
import { type Fields, isRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import { decoded } from '../../data/text';

/**
 * Decodes the JSON in a gallery's attribute, including text escaped once too often, as HTML or URL.
 * @throws BlockDataError with the specification's message (section 8) if it can't be decoded or isn't a JSON object.
 */
export function decodeBlockData(raw: string): Fields {
  const data = objectIn(raw) ?? objectIn(unescaped(raw));
  if (data && !BROKEN.test(raw)) return data;
  const isEncoded = [BROKEN, PERCENT, REFERENCE].some((sign) => raw.search(sign) >= 0);
  throw new BlockDataError(`Error ${isEncoded ? 'decoding' : 'evaluating'} gallery block data.`);
}

function objectIn(text: string): Fields | undefined {
  const data = parseJson(text);
  return isRecord(data) ? data : undefined;
}

function unescaped(text: string): string {
  return PERCENT.test(text) ? decoded(text) : unescapeHtml(text);
}

/** A NUL or a lone surrogate. */
const BROKEN = /\0|\p{Surrogate}/u;

/** JSON never starts with a percent sign. */
const PERCENT = /^\s*%/;

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
]);

/** Replaces only the character references that occur in escaped JSON. */
function unescapeHtml(text: string): string {
  return text.replace(REFERENCE, (reference, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return NAMED.get(name) ?? (code <= LAST_CHARACTER ? String.fromCodePoint(code) : reference);
  });
}

/** The last Unicode code point. */
const LAST_CHARACTER = 0x10ffff;
