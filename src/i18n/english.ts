import { type ParsedMessage, parseMessage } from './parse';
import { STRINGS, type TextWithArguments } from './strings';

const texts = Object.values(STRINGS).filter((text): text is TextWithArguments => text.includes('{'));

/** The English messages with arguments, parsed at build time so that pages don't need a parser. */
export const ENGLISH = Object.fromEntries(texts.map((text) => [text, parseMessage(text)])) as Readonly<
  Record<TextWithArguments, ParsedMessage>
>;
