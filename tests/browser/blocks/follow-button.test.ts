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
