import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../attacks';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { strictPolicy, TAG_WITH_NONCE } from './strict-policy';

const stage = useStage();
const STRICT = { headers: { 'content-security-policy': strictPolicy('img-src * data:') } };

/** Each is what a text editor, an old page or a stranger may send, and what of it stands on the page. */
const TEXTS = [
  ['<p class="big" style="color:red">We <b>bake</b></p>', '<p class="big">We <b>bake</b></p>'],
  ['<a href="/rules">R</a><a href="rules?a=b:c">S</a>', '<a href="/rules">R</a><a href="rules?a=b:c">S</a>'],
  [
    '<a href="mailto:a@b.example">A</a><a href="tel:+1">T</a>',
    '<a href="mailto:a@b.example">A</a><a href="tel:+1">T</a>',
  ],
  ['<a href="ftp://b.example/x">F</a><a href="sms:1">S</a>', '<a>F</a><a>S</a>'],
  ['<a href=" java&#10;script:x()">J</a><a href="vbscript:x">V</a>', '<a>J</a><a>V</a>'],
  ['<a href="/new" target="_blank">N</a>', '<a href="/new" target="_blank" rel="noopener">N</a>'],
  [
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
  ],
  [
    '<img data-src="javascript:x()" data-image-focal-point="0.5,0.5" data-other="1">',
    '<img data-image-focal-point="0.5,0.5">',
  ],
  [
    '<p data-block="menu" aria-label="A" ARIA-hidden="false" id="top">P</p>',
    '<p aria-label="A" aria-hidden="false" id="user-content-top">P</p>',
  ],
  ['<my-card open>In <i>a card</i></my-card>', 'In <i>a card</i>'],
  ['<form action="/x"><input name="q"><button autofocus>Go</button> <em>now</em></form>', 'Go <em>now</em>'],
  ['A<script>x()</script>B<svg><text>D</text></svg><math><mi>E</mi></math>C', 'ABC'],
  ['A<iframe src="/x"></iframe><object data="/x">B</object><embed src="/x">C<!-- D --><?xml E?>', 'AC'],
  [
    '<table><tbody><tr><td colspan="2" onclick="x()">1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  ['1 < 2 & 3 <b>unclosed <i>both', '1 &lt; 2 &amp; 3 <b>unclosed <i>both</i></b>'],
] as const;

const FORBIDDEN =
  'script, iframe, object, embed, style, link, base, meta, form, input, button, [style], [srcdoc], [autofocus], [href^="data:" i], [href*="script:" i], [data-src*="script:" i]';

const withoutSanitizer = (page: Page) => page.addInitScript('delete window.Sanitizer');

describe.each([
  ["the browser's own sanitiser", /chunks\/sanitize-(?!library)/, undefined],
  ['DOMPurify, where the browser has none', /chunks\/sanitize-library-/, withoutSanitizer],
] as const)('%s', (_name, file, prepareBrowser) => {
  it('leaves of a text what is allowed, without a word in the console of a strict page', async () => {
    const visit = await showTexts(
      TEXTS.map(([html]) => html),
      STRICT,
    );
    expect(await shown(visit.page)).toEqual(TEXTS.map(([, left]) => left).sort());
    expect(visit.messages.map(({ text }) => text)).toEqual([]);
  });

  it('lets no attack through', async () => {
    const visit = await showTexts(ATTACKS);
    const { page } = visit;
    for (const target of await page.locator('main a').all()) await target.click();
    expect(await page.locator('main').locator(FORBIDDEN).count()).toBe(0);
    const names = await page
      .locator('main *')
      .evaluateAll((all) => all.flatMap((element) => element.getAttributeNames()));
    expect(names.filter((name) => /^(on|form)/.test(name))).toEqual([]);
    expect(await page.evaluate("'pwned' in window")).toBe(false);
    expect(visit.requests.filter((url) => url.includes('foreign.test'))).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  /** A page that shows the server's rendering of one widget for each text. */
  async function showTexts(texts: readonly string[], options: VisitOptions = {}) {
    const widgets = texts.map(
      (_, index) => `<div data-block="widget" data-type="text" data-id="${index}"></div>`,
    );
    const body = `<main>${widgets.join('')}</main>`;
    const visit = await stage.show(pageOf({ body, tag: TAG_WITH_NONCE }), {
      viewport: { width: 1280, height: 6000 },
      prepare: async (page) => {
        await prepareBrowser?.(page);
        await render(page, texts);
      },
      ...options,
    });
    await eventually(() => visit.page.getByText('Words', { exact: true }).count()).toBe(texts.length);
    expect(visit.requests.filter((url) => /chunks\/sanitize-/.test(url))).toEqual([
      expect.stringMatching(file),
    ]);
    return visit;
  }
});

/** Each call is answered with the next text: which widget shows it does not matter. */
function render(page: Page, texts: readonly string[]) {
  const left = [...texts];
  return page.route('**/api/widget/GetWidgetRendering*', (route) =>
    route.fulfill({ json: { html: `<p>Words</p><div class="text">${left.shift()}</div>` } }),
  );
}

async function shown(page: Page): Promise<string[]> {
  const texts = await page.locator('main .text').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  return texts.sort();
}
