import { BlockDataError } from '../../../data/errors';
import { asRecord, type Fields } from '../../../data/fields';
import { parseJson } from '../../../data/json';
import { decoded } from '../../../data/text';

/**
 * A gallery's data from its attribute's text, also from one that was escaped once more than needed, as HTML or as an
 * address.
 * @throws BlockDataError in the specification's words (section 8): text that cannot be decoded, or that is no JSON object.
 */
export function decodeBlockData(raw: string): Fields {
  const data = objectIn(raw) ?? objectIn(unescaped(raw));
  if (data && !BROKEN.test(raw)) return data;
  const isEncoded = [BROKEN, PERCENT, REFERENCE].some((sign) => raw.search(sign) >= 0);
  throw new BlockDataError(`Error ${isEncoded ? 'decoding' : 'evaluating'} gallery block data.`);
}

function objectIn(text: string): Fields | undefined {
  const data = parseJson(text);
  const fields = asRecord(data);
  return fields === data ? fields : undefined;
}

function unescaped(text: string): string {
  return PERCENT.test(text) ? decoded(text) : unescapeHtml(text);
}

/** A NUL, or half of a character that takes two. */
const BROKEN = /\0|\p{Surrogate}/u;

/** No JSON begins so. */
const PERCENT = /^\s*%/;

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
]);

/** Replaces character references, those in JSON's own way of writing only; any other stays. */
function unescapeHtml(text: string): string {
  return text.replace(REFERENCE, (reference, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return NAMED.get(name) ?? (code <= LAST_CHARACTER ? String.fromCodePoint(code) : reference);
  });
}

/** The last code point of Unicode. */
const LAST_CHARACTER = 0x10ffff;
