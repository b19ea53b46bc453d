import { expect, it } from 'vitest';
import { pageOf, useStage } from '../harness';

const stage = useStage();

it('the link of a follow button leads to the page’s own site, whatever the page’s base says', async () => {
  const { page, errors } = await stage.show(
    pageOf({
      head: '<base href="https://elsewhere.example/">',
      tag: `<script async src="${stage.server.url}/mortar.js"></script>`,
      body: `<p data-block="follow-button" data-block-json='{"service":"craft","screenname":"kiln","profileUrl":"/@kiln"}'></p>`,
    }),
  );
  const link = page.getByRole('link', { name: 'kiln' });
  await link.waitFor();
  expect(await link.evaluate((found: HTMLAnchorElement) => found.href)).toBe(`${stage.server.url}/@kiln`);
  expect(errors).toEqual([]);
});

it('leads to a profile whose address is of http too', async () => {
  const { page } = await stage.show(
    pageOf({
      body: `<p data-block="follow-button" data-block-json='{"service":"facebook","screenname":"kiln","profileUrl":"http://www.facebook.com/kiln"}'></p>`,
    }),
  );
  const link = page.getByRole('link', { name: 'kiln' });
  expect(await link.getAttribute('href')).toBe('http://www.facebook.com/kiln');
});

it.each(['javascript:alert(1)', 'mailto:kiln@example.com', 'data:text/html,x'])(
  'has no link to %s',
  async (profileUrl) => {
    const json = JSON.stringify({ service: 'facebook', screenname: 'kiln', profileUrl });
    const { page, messages } = await stage.show(
      pageOf({ body: `<p data-block="follow-button" data-block-json='${json}'></p>` }),
    );
    await page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
    expect(await page.getByRole('link').count()).toBe(0);
    expect(messages.filter(({ text }) => text.includes('A follow button needs'))).toHaveLength(1);
  },
);
