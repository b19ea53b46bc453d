import { describe, expect, test } from 'vitest';
import { ATTACKS } from '../attacks.ts';
import { useStage } from '../harness.ts';
import { showBanner } from './banner-page.ts';

const stage = useStage();

describe("the owner's text", () => {
  test.each([
    ['an empty paragraph', '<p></p>'],
    ['a paragraph with a no-break space', '<p>&nbsp;</p>'],
    ['several empty elements', '<p class=""> <br></p>\n<div><span>​</span></div>'],
    ['white space', ' \n\t '],
    ['nothing but a script', '<script>window.pwned = 1</script>'],
    ['a number', 7],
    ['null', null],
  ])('%s counts as empty', async (_case, cookieBannerText) => {
    const { banner } = await showBanner(stage, { cookieBannerText });
    expect(await banner.locator('.disclaimer-text').textContent()).toMatch(
      /^By using this website, you agree/,
    );
  });

  test('keeps its links, paragraphs and emphasis', async () => {
    const cookieBannerText =
      '<p style="white-space:pre-wrap" class="">We <strong>like</strong> cookies &amp; cake.</p><p><a href="/rules">Rules</a>, <a href="https://kiln.example/more" target="_blank">more</a>, <a href="mailto:ask@kiln.example">ask</a></p>';
    const { banner } = await showBanner(stage, { cookieBannerText });
    await banner.waitFor();
    const text = banner.locator('.disclaimer-text');
    expect(await text.locator('p').allTextContents()).toEqual([
      'We like cookies & cake.',
      'Rules, more, ask',
    ]);
    expect(await text.locator('strong').textContent()).toBe('like');
    const links = await text
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/rules', 'https://kiln.example/more', 'mailto:ask@kiln.example']);
    expect(await text.getByRole('link', { name: 'more' }).getAttribute('rel')).toContain('noopener');
  });

  test('opens the parts of a picture in windows that cannot reach the page', async () => {
    const cookieBannerText =
      '<p>Map</p><map name="m"><area href="https://kiln.example/" target="_blank" alt="Kiln"></map><img usemap="#m" src="/x.png" alt="">';
    const { banner } = await showBanner(stage, { cookieBannerText });
    expect(await banner.locator('area').getAttribute('rel')).toBe('noopener');
  });

  test('without markup is taken as it is', async () => {
    const { banner } = await showBanner(stage, { cookieBannerText: 'Bread > cake' });
    expect(await banner.locator('.disclaimer-text').textContent()).toBe('Bread > cake');
  });

  test('that cannot be sanitised gives way to the usual text', async () => {
    const { banner } = await showBanner(
      stage,
      { cookieBannerText: '<p>Ours</p>' },
      { prepare: (page) => page.route('**/chunks/sanitize-*', (route) => route.abort()) },
    );
    expect(await banner.locator('.disclaimer-text').textContent()).toMatch(/^By using this website/);
  });
});

describe('a hostile text', () => {
  test.each(ATTACKS)('%s does nothing', async (attack) => {
    const cookieBannerText = `<p>Words.</p>${attack}<p>More.</p>`;
    const { page, banner, errors, requests, context } = await showBanner(stage, {
      cookieBannerText,
      cookieBannerCtaVariant: 'BUTTON',
    });
    await banner.waitFor();
    const target = banner.locator('#hit, #user-content-hit, a').first();
    if (await target.count()) await target.click();
    await banner.hover();
    const live = await page.evaluate(() => ({
      pwned: 'pwned' in window,
      isShown: getComputedStyle(document.body).display !== 'none',
      left: [...document.querySelectorAll('.disclaimer-text *')].flatMap((element) => [
        ...(/^(script|iframe|object|embed|style|link|base|meta|form|button)$/i.test(element.tagName)
          ? [element.tagName]
          : []),
        ...[...element.attributes]
          .map(({ name, value }) =>
            /^(on|style|formaction|srcdoc|autofocus)/.test(name) || /^\W*(javascript|data):/i.test(value)
              ? name
              : '',
          )
          .filter(Boolean),
      ]),
    }));
    expect(live).toEqual({ pwned: false, isShown: true, left: [] });
    expect(errors).toEqual([]);
    expect(requests.filter((url) => url.includes('foreign.test'))).toEqual([]);
    for (const other of context.pages()) expect(other.url()).not.toMatch(/^(data|javascript):|foreign/);
  });

  test('cannot take the place of names that scripts of the page look up', async () => {
    const cookieBannerText =
      '<p>Words <img name="cookie" alt="x"><a id="site-context" href="/a">a</a><img name="body" alt="y"></p>';
    const { page, banner } = await showBanner(stage, { cookieBannerText });
    await banner.waitFor();
    expect(
      await page.evaluate(() => [
        typeof document.cookie,
        document.body.tagName,
        document.querySelectorAll('#site-context').length,
      ]),
    ).toEqual(['string', 'BODY', 1]);
  });
});
