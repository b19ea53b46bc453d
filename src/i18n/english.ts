import { type ParsedMessage, parseMessage } from './parse';
import { STRINGS, type TextWithArguments } from './strings';

const texts = Object.values(STRINGS).filter((text): text is TextWithArguments => text.includes('{'));

/** The English messages with arguments, parsed. The build works this out, so that pages get it without a parser. */
export const ENGLISH = Object.fromEntries(texts.map((text) => [text, parseMessage(text)])) as Readonly<
  Record<TextWithArguments, ParsedMessage>
>;
