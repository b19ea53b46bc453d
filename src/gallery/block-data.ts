import { BlockDataError } from '../runtime/errors';
import { type Fields, fieldsOf } from '../runtime/fields';
import { parseJson } from '../runtime/json';

/**
 * A gallery's data from its attribute's text, also from one that was escaped once more than needed.
 * @throws BlockDataError in the specification's words (section 8): text that cannot be decoded, or that is no JSON object.
 */
export function decodeBlockData(written: string): Fields {
  if (isBroken(written)) throw new BlockDataError('Error decoding gallery block data.');
  const data = objectIn(written);
  if (data) return data;
  if (!REFERENCE.test(written)) throw new BlockDataError('Error evaluating gallery block data.');
  const unescaped = objectIn(unescapeHtml(written));
  if (unescaped) return unescaped;
  throw new BlockDataError('Error decoding gallery block data.');
}

/** A NUL, or half of a character that takes two. */
function isBroken(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

function objectIn(text: string): Fields | undefined {
  const data = parseJson(text);
  const fields = fieldsOf(data);
  return fields === data ? fields : undefined;
}

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/i;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
]);

/** Replaces character references, those in JSON's own way of writing only; any other stays. */
function unescapeHtml(text: string): string {
  return text.replace(new RegExp(REFERENCE, 'gi'), (reference, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return NAMED.get(name) ?? (code <= LAST_CHARACTER ? String.fromCodePoint(code) : reference);
  });
}

/** The last code point of Unicode. */
const LAST_CHARACTER = 0x10ffff;
