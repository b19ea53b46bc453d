import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
// @ts-expect-error a module without types
import { findBrowser } from '../../tests/find-browser.mjs';
import { BLOCK_CARDS } from '../server/pages/block-gallery.ts';
import { startServer } from '../server/server.ts';
import { type Subject, subjectOf } from './subjects.ts';

/** Takes the pictures of the index from the demo pages: one of each block in each colour scheme. */

const FOLDER = new URL('../media/blocks/', import.meta.url);
const STYLES = fileURLToPath(new URL('picture.css', import.meta.url));
const WIDTH = 640;
const HEIGHT = 400;
const QUALITY = 60;
const SCHEMES = ['light', 'dark'] as const;

/** Names after the command take only these pictures. */
const names = process.argv.slice(2);
const cards = BLOCK_CARDS.filter(({ name }) => names.length === 0 || names.includes(name));
const server = await startServer({ port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
await mkdir(FOLDER, { recursive: true });
let total = 0;
for (const { name } of cards) {
  for (const colorScheme of SCHEMES) {
    const picture = await takePicture(browser, name, { colorScheme });
    await writeFile(new URL(`${name}-${colorScheme}.webp`, FOLDER), picture);
    total += picture.length;
  }
}
await browser.close();
await server.close();
console.log(`${cards.length * SCHEMES.length} pictures, ${Math.round(total / 1000)} kB`);

async function takePicture(browser: Browser, name: string, options: BrowserContextOptions) {
  const subject = subjectOf(name);
  const context = await browser.newContext({ ...options, ...windowFor(subject) });
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.url }]);
  const page = await context.newPage();
  await page.goto(`${server.url}/blocks/${name}`);
  await page.waitForSelector('html[data-mortar="initialised"]');
  if (!subject.isWindow) await showAlone(page, subject);
  await subject.act?.(page);
  await settle(page);
  const session = await context.newCDPSession(page);
  const { width, height } = viewportFor(subject);
  const clip = { x: 0, y: 0, width, height, scale: WIDTH / width };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await context.close();
  return Buffer.from(data, 'base64');
}

function windowFor(subject: Subject): BrowserContextOptions {
  const { isMobile = false, moves = false } = subject;
  return {
    viewport: viewportFor(subject),
    reducedMotion: moves ? 'no-preference' : 'reduce',
    isMobile,
    hasTouch: isMobile,
  };
}

function viewportFor({ width = 480 }: Subject) {
  return { width, height: (width * HEIGHT) / WIDTH };
}

async function showAlone(page: Page, { selector = '.sample', isSmall = false }: Subject) {
  await page
    .locator(selector)
    .first()
    .evaluate((sample: HTMLElement, isSmall) => {
      sample.classList.add('picture-subject');
      sample.classList.toggle('small', isSmall);
      sample.style.minHeight = '0'; // space that a page reserves for what comes late
    }, isSmall);
  await page.addStyleTag({ path: STYLES });
}

/** Until all blocks in the window are mounted, its pictures are there and nothing is drawn any more. */
async function settle(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[data-block-state="loading"], img.loading'));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
}
