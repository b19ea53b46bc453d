import { expect, test } from 'vitest';
import { pageOf, useStage } from '../harness';

const stage = useStage();

/** As published style sheets display what their scripts draw. */
const HEAD =
  '<style>body.sqs-cookie-banner-v2-enabled .sqs-cookie-banner-v2, body .sqs-announcement-bar-dropzone div { display: block }</style>';

test('neither the cookie banner nor an announcement is printed over the text', async () => {
  const { page } = await stage.show(
    pageOf({
      head: HEAD,
      body: '<div class="sqs-announcement-bar-dropzone"></div><main><h1>Bread</h1></main>',
      context: {
        cookieSettings: { isCookieBannerEnabled: true },
        websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Open late</p>' } },
      },
    }),
  );
  const bars = [page.getByText('By using this website'), page.getByText('Open late')];
  for (const bar of bars) await bar.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const bar of bars) expect(await bar.isVisible()).toBe(false);
  expect(await page.getByText('Bread').isVisible()).toBe(true);
});
