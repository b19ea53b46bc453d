import { repeat } from './text.mjs';

const words = 'The oven is lit at two, long before the first boat leaves the harbour.';

/** Lines low enough for twenty moving texts on a phone's screen. */
export const wordsStyle =
  'p{margin:0 0 6px}.line{height:24px;overflow:hidden;white-space:nowrap}.line p{margin:0}.words{font-weight:bold}';

/** Texts that move by, as each of them wants it. */
export const marquees = {
  mortar: (count) =>
    repeat(
      count,
      (index) =>
        `<div class="line" data-block="marquee" data-block-json='{"pausedOnHover":true}'><p>${index} ${words}</p></div>`,
    ),
  react: (count) =>
    repeat(count, (index) => `<div class="line" data-marquee="${index} ${words}">${index} ${words}</div>`),
};

/** Paragraphs with marked words in them, which break over lines now and then. */
export const markedParagraphs = (count) =>
  repeat(
    count,
    (index) =>
      `<p>Loaf ${index} rests <span class="words" data-block="text-highlight" data-block-json='{"shape":"underline"}'>for a night and half a day</span> before the oven.</p>`,
  );
