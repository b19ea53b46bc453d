import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';

const stage = useStage();
const announcement = { style: 2, text: '<p>Open <b>late</b><img src=x onerror="window.hurt=1"></p>' };
const barPage = (settings: object) =>
  pageOf({
    body: '<header><div class="sqs-announcement-bar-dropzone"></div></header><main><h1>Bread</h1></main>',
    context: { websiteSettings: { announcementBarSettings: settings } },
  });
const region = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('an announcement is shown, closed, and stays closed until there is a new one', async () => {
  const { page, context } = await stage.show(
    barPage({ ...announcement, clickthroughUrl: { url: 'javascript:window.hurt=1' } }),
  );
  await region(page).getByText('Open late').waitFor();
  expect(await page.locator('.sqs-announcement-bar-url').count()).toBe(0);
  expect(await page.evaluate('window.hurt')).toBeUndefined();
  await page.getByRole('button', { name: 'Close Announcement' }).click();
  expect(await region(page).count()).toBe(0);
  expect(await page.evaluate("localStorage.getItem('announcement-bar')")).toBe(announcement.text);
  await page.reload();
  await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
  expect(await region(page).count()).toBe(0);
  await context.close();
});

test('an announcement keeps its colours on a page that has one for its paragraphs', async () => {
  const html = barPage(announcement).replace('</head>', '<style>p, b { color: #333 }</style></head>');
  const { page } = await stage.show(html);
  for (const text of [region(page).getByText('Open'), region(page).getByText('late')])
    expect(await text.evaluate((words) => getComputedStyle(words).color)).toBe('rgb(255, 255, 255)');
});

test('an announcement for which the page keeps no room is there once, however many places there are', async () => {
  const place = '<div class="sqs-announcement-bar-dropzone"></div>';
  const { page } = await stage.show(barPage(announcement).replace('<main>', `${place}<main>`));
  await region(page).waitFor();
  await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
  expect(await page.evaluate('mortar.blocks().length')).toBe(2);
  expect(await region(page).count()).toBe(1);
});

test('the end of a page can be read above an announcement, also in a narrower window', async () => {
  const text = `<p>${'Open late on Fridays. '.repeat(6)}</p>`;
  const last = '<div style="height: 3000px"></div><p id="last">Last line</p>';
  const html = barPage({ ...announcement, text }).replace('</main>', `${last}</main>`);
  const { page } = await stage.show(html.replace('<body', '<body style="margin-bottom: 5px"'));
  const bar = page.getByRole('region', { name: 'Announcement' });
  await bar.waitFor();
  const room = async () => {
    await page.evaluate('scrollTo(0, 1e6)');
    const [above, below] = await Promise.all([page.locator('#last').boundingBox(), bar.boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await eventually(room).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: 600 });
  await eventually(room).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Close Announcement' }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await page.evaluate('document.body.style.cssText')).toBe('margin-bottom: 5px;');
});

test('an announcement takes the place of one that the page was saved with, also once it is closed', async () => {
  const bar = '<div class="sqs-announcement-bar-custom-location"><p>Open <b>late</b></p></div>';
  const html = barPage(announcement).replace('dropzone">', `dropzone">${bar}`);
  const { page } = await stage.show(html);
  const seen = () => page.getByText('Open late').filter({ visible: true }).count();
  const close = page.getByRole('button', { name: 'Close Announcement' });
  await close.waitFor();
  expect(await seen()).toBe(1);
  await close.click();
  expect(await seen()).toBe(0);
  await page.reload();
  await eventually(seen).toBe(0);
});

test('an announcement can be closed where the page hides buttons other than its own', async () => {
  const rule = '<style>button:not(.shop-button) { display: none; opacity: 0 }</style>';
  const { page } = await stage.show(barPage(announcement).replace('</head>', `${rule}</head>`));
  await page.getByRole('button', { name: 'Close Announcement' }).click();
  expect(await region(page).count()).toBe(0);
});

test('an announcement is as high as the style sheet makes it', async () => {
  const css =
    '.sqs-announcement-bar-text{padding:12px 40px}.sqs-announcement-bar-close{position:absolute;inset:0 0 auto auto}.sqs-announcement-bar p{line-height:20px}';
  const html = barPage({ ...announcement, text: '<p>Open late</p>' }).replace(
    '</head>',
    `<style>${css}.sqs-announcement-bar-dropzone{min-height:20px}</style></head>`,
  );
  const { page } = await stage.show(html);
  await region(page).waitFor();
  expect((await region(page).boundingBox())?.height).toBe(44);
});

test('an announcement leads where the site says, and is off with style 1', async () => {
  const { page } = await stage.show(
    barPage({ ...announcement, clickthroughUrl: { url: '/visit', newWindow: true } }),
  );
  const link = page.getByRole('link', { name: 'Open late' });
  await link.waitFor();
  expect(await link.getAttribute('target')).toBe('_blank');
  const { page: off } = await stage.show(barPage({ ...announcement, style: 1 }));
  await until(off, "mortar.blocks().every(({ state }) => state === 'mounted')");
  expect(await region(off).count()).toBe(0);
});

test('an announcement with a version is remembered by it, and what it leads to knows no opener', async () => {
  const versioned = { ...announcement, version: '7', clickthroughUrl: { url: '/visit', newWindow: true } };
  const { page } = await stage.show(barPage(versioned));
  expect(await region(page).getByRole('link').getAttribute('rel')).toBe('noopener');
  await page.getByRole('button', { name: 'Close Announcement' }).click();
  expect(await page.evaluate("localStorage.getItem('announcement-bar')")).toBe('7');
});

test('an announcement may name its address alone', async () => {
  const { page } = await stage.show(barPage({ ...announcement, clickthroughUrl: '/visit' }));
  const link = page.getByRole('link', { name: 'Open late' });
  await link.waitFor();
  expect(await link.getAttribute('target')).toBeNull();
  expect(await link.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(`${stage.server.url}/visit`);
});

test('an announcement stays on the site whatever base the page names', async () => {
  const html = barPage({ ...announcement, clickthroughUrl: { url: '/visit' } })
    .replace('<head>', '<head><base href="https://elsewhere.example/">')
    .replace('src="/mortar.js"', `src="${stage.server.url}/mortar.js"`);
  const { page } = await stage.show(html);
  const link = page.getByRole('link', { name: 'Open late' });
  expect(await link.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(`${stage.server.url}/visit`);
});

test('an announcement may lead back to the question about cookies', async () => {
  const text = '<p><a href="#" data-cookie-settings>Cookie settings</a></p>';
  const html = pageOf({
    body: '<div class="sqs-announcement-bar-dropzone"></div>',
    context: {
      cookieSettings: { isCookieBannerEnabled: true },
      websiteSettings: { announcementBarSettings: { style: 2, text } },
    },
  });
  const { page } = await stage.show(html, { cookies: { ss_cookieAllowed: 'true' } });
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await page.locator('section.gdpr-cookie-banner').waitFor();
});

test('an announcement may be a picture alone', async () => {
  const text = '<p><img src="/images/plates.svg" alt="Plates on sale" width="300" height="60"></p>';
  const { page } = await stage.show(barPage({ style: 2, text }));
  await region(page).getByRole('img', { name: 'Plates on sale' }).waitFor();
});

test('a bar whose element is far down the page is there at once', async () => {
  const bar = (name: string, json: object) =>
    `<div data-block="${name}" data-block-json='${JSON.stringify(json)}'></div>`;
  const contact = { style: 2, contactPhoneNumber: '+351 21', isContactPhoneNumberEnabled: true };
  const bars = bar('mobile-info-bar', contact) + bar('announcement-bar', { style: 2, text: 'Open late' });
  const { page } = await stage.show(
    pageOf({ body: `<main><h1>Bread</h1></main><div style="height:5000px"></div>${bars}` }),
    {
      viewport: { width: 390, height: 700 },
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
    },
  );
  await page.getByRole('link', { name: 'Call' }).waitFor();
  await region(page).getByText('Open late').waitFor();
});
