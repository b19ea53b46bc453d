import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixPage } from '../../../src/console/lint-files/fix-page';
import { createLinter } from '../../../src/console/lint-files/lint-html';

const lintHtml = await createLinter();

async function fixed(html: string): Promise<string> {
  return (await fixPage(html, { path: 'page.html' }, lintHtml)).html;
}

/** Pieces of markup that may be edited, with what they may become. */
const EDITABLE: readonly (readonly [before: string, after: string])[] = [
  ['<p data-blok="menu">', '<p data-block="menu">'],
  ["<P DATA-BLOK='menu'\r\n id=x>", "<P data-block='menu'\r\n id=x>"],
  ['<p data-block=video data-mdoe=fit>', '<p data-block=video data-mode=fit>'],
  [
    '<a data-block="video" data-mdoe="fit" data-mdoe=fill href=x>',
    '<a data-block="video" data-mode="fit" data-mdoe=fill href=x>',
  ],
  [
    `<b data-block="audio" data-block-json='{"titel":"&amp;"}'>`,
    `<b data-block="audio" data-block-json='{"title":"&amp;"}'>`,
  ],
  [
    '<b data-block=audio data-block-json={&quot;titel&quot;:"é"}>',
    '<b data-block=audio data-block-json={&quot;title&quot;:"é"}>',
  ],
  ['<img data-scr="a.png" alt>', '<img data-src="a.png" alt>'],
];

/** What stands between them, and may swallow them. */
const surroundings = fc.oneof(
  fc.constantFrom(
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<template>',
    '</template>',
    '<textarea>',
    '</textarea>',
    '<title>',
    '<svg>',
    '</svg>',
    '<math>',
    '<table>',
    '<tr>',
    '</p>',
    '</a>',
    '</b>',
    '<b>',
    '<a>',
    '<select>',
    '<noscript>',
    '<iframe>',
    '<plaintext>',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<body data-x=1>',
    '<html lang=en>',
    '<frameset>',
    '<p data-x="',
    "<p data-y='",
    '<p ',
    '"',
    "'",
    '>',
    '/>',
    '=',
    '&',
    '&quot;',
    '\r\n',
    '\r',
    '\n',
    '\t',
    '\0',
    '\uFEFF',
    'é',
    '😀',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const piece = fc.oneof(
  fc.constantFrom(...EDITABLE),
  surroundings.map((text) => [text, text] as const),
);

/** Whether a text is made of the pieces, each as it was or as it may become. */
function isMadeOf(text: string, pieces: readonly (readonly [string, string])[]): boolean {
  let positions = new Set([0]);
  for (const choices of pieces) {
    const next = [...positions].flatMap((position) =>
      choices.flatMap((choice) => (text.startsWith(choice, position) ? position + choice.length : [])),
    );
    positions = new Set(next);
  }
  return positions.has(text.length);
}

it('edits nothing but the names that it mends, in any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const html = pieces.map(([before]) => before).join('');
      expect(isMadeOf(await fixed(html), pieces)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('changes nothing when it runs again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const once = await fixed(pieces.map(([before]) => before).join(''));
      expect(await fixed(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});

it('mends every piece that stands by itself', async () => {
  for (const [before, after] of EDITABLE) expect(await fixed(before)).toBe(after);
});
