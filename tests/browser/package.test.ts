import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from './harness.ts';
import { launch } from './launch-browser.ts';
import { accordion } from './markup.ts';

const PAGE = pageOf({ body: accordion('faq', { answers: ['Only in December.'] }) });
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript' };

/** A project of somebody who has nothing but the package. */
const project = mkdtempSync(join(tmpdir(), 'mortar-package-'));
let packed: string[];

beforeAll(() => {
  const [tarball] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project]),
  );
  packed = tarball.files.map(({ path }: { path: string }) => path);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  // Nothing is left to fetch: the package needs no other.
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball.filename}`], project);
}, 60_000);
afterAll(() => rmSync(project, { recursive: true }));

describe('the tarball', () => {
  test('holds what is built, the documentation, and nothing else', () => {
    const places = new Set(packed.map((path) => path.split('/')[0]));
    expect([...places].sort()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'SECURITY.md',
      'dist',
      'docs',
      'package.json',
    ]);
  });

  test('brings no other package along', () => {
    const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages)).toEqual(['', 'node_modules/mortar']);
  });
});

describe('the library of the package', () => {
  const CONSUMER = `
    import { createApi, formatMoney, parseMessage, type Money, type ParsedMessage } from 'mortar';
    const price: Money = { cents: 500, currency: 'EUR' };
    const message: ParsedMessage = parseMessage('{count} loaves');
    const status: Promise<unknown> = createApi({ origin: 'https://kiln.example' }).getMultilingualStatus();
    // @ts-expect-error
    formatMoney({ cents: '5' });
    console.log(formatMoney(price), message, status);`;

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types for %s modules and %s resolution', (module, moduleResolution) => {
    writeFileSync(join(project, 'consumer.ts'), CONSUMER);
    const options = { module, moduleResolution, strict: true, noEmit: true, types: [] };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['consumer.ts'] }),
    );
    expect(run('npx', ['tsc', '-p', project])).toBe('');
  });

  test('runs in Node and leaves the global object alone', () => {
    const code = `
      new Request('https://kiln.example'); // Node completes its own globals on first use
      const before = Reflect.ownKeys(globalThis);
      const { formatMoney, classifyLink, humanFileSize } = await import('mortar');
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key)).map(String);
      const results = [
        formatMoney({ cents: 500, currency: 'USD' }),
        classifyLink('/about', 'kiln.example'),
        humanFileSize(2048),
      ];
      console.log(JSON.stringify({ added, results }));`;
    const told = run('node', ['--input-type=module', '--eval', code], project);
    expect(JSON.parse(told)).toEqual({ added: [], results: ['$5.00', 'content', '2 KB'] });
  });

  test('costs a bundle what it uses', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { formatMoney } from 'mortar'", resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    expect(outputFiles[0]?.contents.length).toBeLessThan(2000);
  });

  test('does not disappear from a bundle that imports the script', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "import 'mortar/mortar.js'", resolveDir: project },
      bundle: true,
      write: false,
    });
    expect(outputFiles[0]?.contents.length).toBeGreaterThan(10_000);
  });
});

describe('mortar-lint of the package', () => {
  test('finds the fault of a page', () => {
    const page = pageOf({ body: '<div data-block="acordion"></div>' });
    writeFileSync(join(project, 'page.html'), page);
    expect(() => run('npx', ['--offline', 'mortar-lint', 'page.html'], project)).toThrow(
      expect.objectContaining({ status: 1, stdout: expect.stringContaining('accordion') }),
    );
  });
});

describe('mortar-lint --fix of the package', () => {
  test('mends a page from the folder that it stands in, and names a section of the docs that is there', () => {
    const page = pageOf({
      body: `<p data-block="video" data-mdoe="fit"></p><img alt data-src="/a.svg">`,
    });
    writeFileSync(join(project, 'page.html'), page);
    writeFileSync(join(project, 'a.svg'), '<svg viewBox="0 0 30 20"></svg>');
    const told = run('npx', ['--offline', 'mortar-lint', '--fix', '--root', '.', 'page.html'], project);
    expect(told).toContain('2 fixed, 0 faults');
    expect(readFileSync(join(project, 'page.html'), 'utf8')).toBe(
      page
        .replace('data-mdoe', 'data-mode')
        .replace('data-src="/a.svg"', 'data-src="/a.svg" data-image-dimensions="30x20"'),
    );

    writeFileSync(join(project, 'page.html'), pageOf({ body: '<div data-block="acordion"></div>' }));
    const [section] = lintFaults('page.html').map(({ docs }) => docs);
    const [path = '', code] = section?.split('#') ?? [];
    expect(readFileSync(join(project, 'node_modules/mortar', path), 'utf8')).toContain(`\n### ${code}\n`);
  });
});

describe('the script of the package', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      response.setHeader('Content-Type', CONTENT_TYPES[extname(url)] ?? 'text/html');
      response.end(url === '/' ? PAGE : readIfThere(join(project, 'node_modules/mortar/dist', url)));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('mounts a block of a page that includes it', async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.click('.accordion-item__click-target');
    await page.waitForSelector('[data-block-state="mounted"] [aria-expanded="true"]');
  });
});

function lintFaults(path: string): { docs: string }[] {
  const { stdout } = spawnSync('npx', ['--offline', 'mortar-lint', '--json', path], {
    cwd: project,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** What a command prints. */
function run(command: string, args: string[], cwd?: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
