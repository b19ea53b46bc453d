import { describe, expect, it } from 'vitest';
import { useStage } from '../harness';
import { askedOf, covered, encoded, frame, showMedia } from '../media/media-page';

const stage = useStage();

describe('what is no video says so', () => {
  const INVALID = 'Invalid video embed.';
  const FEATURED = /^Custom featured images only available with embedded videos\./;

  const HOSTILE = [
    ['nothing', ''],
    ['a host that nobody knows', frame('https://evil.example/embed/7')],
    ['a script as address', frame('javascript:window.hacked=1')],
    ['a document in an attribute', frame('', 'srcdoc="<script>parent.hacked=1</script>"')],
    [
      'scripts and handlers',
      encoded(
        '<script>window.hacked=1</script><img src="/x" onerror="window.hacked=1"><svg onload="window.hacked=1">',
      ),
    ],
    [
      'what a parser could take for something else',
      encoded(
        '<math><mtext><table><mglyph><style><iframe src="//www.youtube.com/embed/5m1KUzaAGiQ" onload="window.hacked=1">',
      ),
    ],
    [
      'a base and a refresh',
      encoded(
        '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example"><form id="x">',
      ),
    ],
    ['a film that only a script could load', encoded('<video src="javascript:window.hacked=1"></video>')],
    ['a film of an insecure host', encoded('<video><source src="http://evil.example/a.mp4"></video>')],
  ] as const;

  it('whatever the HTML holds instead, of which nothing runs or is loaded', async () => {
    const block = (html: string, index: number) =>
      `<div data-block="video" id="film${index}" data-html="${html}"></div>`;
    const visit = await showMedia(stage, HOSTILE.map(([, html], index) => block(html, index)).join(''));
    const texts = await visit.page.locator('[data-block]').allTextContents();
    expect(texts.map((text, index) => [HOSTILE[index]?.[0], text])).toEqual(
      HOSTILE.map(([what]) => [what, INVALID]),
    );
    expect(await visit.page.locator('#film0').isVisible()).toBe(true);
    expect(await visit.page.locator('iframe, video').count()).toBe(0);
    expect(await visit.page.evaluate('window.hacked')).toBeUndefined();
    expect(askedOf(visit)).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  it('inside of its box, so that slides of a gallery stay in their rows', async () => {
    const { page } = await showMedia(
      stage,
      '<main id="slide" style="display:flow-root"><div data-block="video" style="height:90px"></div></main>',
    );
    await page.getByText(INVALID).waitFor();
    expect(await page.locator('#slide').evaluate((slide) => slide.clientHeight)).toBe(90);
  });

  it('with malformed settings too, each with a warning', async () => {
    const { page, messages } = await showMedia(
      stage,
      `<div class="sqs-native-video" id="a" data-config-video='{"alexandriaUrl":'></div><div class="sqs-native-video" id="b" data-config-video='{"alexandriaUrl":"javascript:x/{variant}"}' data-config-settings="[]"></div><div data-block="video" id="c" data-block-json='{"html":7,"mode":"x"}'></div>`,
    );
    for (const id of ['a', 'b', 'c']) expect(await page.locator(`#${id}`).textContent()).toBe(INVALID);
    const warnings = messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
    expect(warnings.map((text) => text.split(' must')[0]).sort()).toEqual([
      'video: hosted',
      'video: hosted',
      'video: html',
      'video: mode',
      'video: playback',
    ]);
  });

  it('and tells those who are signed in what their picture needs', async () => {
    const body = `${covered('with', 'https://evil.example/')}${covered('without', 'https://evil.example/', { inside: '' })}`;
    const owner = await showMedia(stage, body, {
      context: { authenticatedAccount: { id: '5d0000000000000000000001' }, websiteRoles: [1] },
      path: '/fixture?noredirect',
    });
    expect(await owner.page.locator('#with p').allTextContents()).toEqual([
      INVALID,
      expect.stringMatching(FEATURED),
    ]);
    expect(await owner.page.locator('#without p').allTextContents()).toEqual([INVALID]);
    const visitor = await showMedia(stage, body);
    expect(await visitor.page.locator('#with p').allTextContents()).toEqual([INVALID]);
  });

  it('unless its author put a player of his own there', async () => {
    const own = '<video src="/media/firing.webm" controls></video>';
    const { page } = await showMedia(stage, `<div data-block="video" id="film">${own}</div>`);
    expect(await page.locator('#film').innerHTML()).toBe(
      '<video src="/media/firing.webm" controls=""></video>',
    );
  });
});
