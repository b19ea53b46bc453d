import { chromium } from '/work/main/node_modules/playwright/index.mjs';
const { startServer } = await import('/tmp/h/panel/demo-pages/server/server.ts');
const server = await startServer({ port: 0, dist: '/tmp/h/panel/dist' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const only = process.argv[2] ?? '';
const path = process.argv[3] ?? '/features/broken';
for (const [name, options] of Object.entries({
  'light-1280': { viewport: { width: 1280, height: 800 } },
  'dark-1280': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  'light-390': { viewport: { width: 390, height: 844 } },
  'dark-390': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  'light-320': { viewport: { width: 320, height: 640 } },
  'forced-1280': { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
} as any)) {
  if (only && !name.match(only)) continue;
  const context = await browser.newContext(options as any);
  const page = await context.newPage();
  page.on('pageerror', (e: Error) => console.log('ERR', e.message));
  page.on('console', (m: any) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 200)));
  await page.goto(server.url + path);
  await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
  await page.waitForTimeout(500);
  await page.evaluate('mortar.panel().then(() => 1)');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/h/shot-${name}-0.png` });
  if (process.argv[4] !== 'first') for (let i = 1; i < 5; i++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/h/shot-${name}-${i}.png` });
  }
  await page.keyboard.press('Home');
  const row = page.getByRole('button', { name: /accordion/ }).last();
  if (await row.count()) { await row.click(); await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/h/shot-${name}-open.png` }); }
  await context.close();
}
await browser.close(); await server.close(); process.exit(0);
