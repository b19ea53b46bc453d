// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../../../dist/mortar-lint.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mortar-lint-'));

function lint(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function file(name: string, body: string, context = '{ "website": { "id": "1" } }'): string {
  const path = join(folder, name);
  const json = `<script type="application/json" id="site-context">${context}</script>`;
  writeFileSync(path, `<!doctype html><html><head>${json}</head><body>${body}</body></html>`);
  return path;
}

const good = file('good.html', '<div data-block="video" data-mode="fit"></div>');
const bad = file(
  'bad.html',
  `<script>document.body.replaceChildren()</script><div data-block="acordion" id="x"></div>
  <div data-block="video" data-mode="zoom" data-provder-name="x" data-block-json='{"titel":"x"}'></div>
  <div data-block="audio" data-block-json='{"showDownload":"often"}'></div>`,
  '{ "website": { "id": "1" }, "messages": { "Accept": "{" } }',
);

it('a page without faults is clean', () => {
  expect(lint(good)).toMatchObject({ status: 0, stdout: '0 faults\n', stderr: '' });
});

it('faults are told with their file, their element and what to do, and none of the page’s scripts run', () => {
  const { status, stdout } = lint('--json', good, bad);
  const faults = JSON.parse(stdout);
  expect(status).toBe(1);
  expect(faults.every((fault: { file: string }) => fault.file === bad)).toBe(true);
  expect(faults.map(({ code, suggestion }: Record<string, string>) => `${code}: ${suggestion}`)).toEqual([
    'unknown-block: Did you mean accordion?',
    'unknown-setting: Did you mean title?',
    'wrong-value: Write none, fit or fill.',
    'unknown-attribute: Did you mean data-provider-name?',
    'wrong-value: Write true or false.',
    expect.stringMatching(/^malformed-message: /),
  ]);
  expect(faults[0].element).toBe('<div data-block="acordion" id="x">');
  expect(lint(bad).stdout).toMatch(/bad\.html: unknown-block: .*\n {2}<div data-block="acordion" id="x">\n/);
});

it('links that lead nowhere are told of', () => {
  const links = ['/a', '#b', 'about', 'mailto:a@b.c', 'javascript:void 0', '', 'http:c', 'https://']
    .map((href) => `<a href="${href}">x</a>`)
    .join('');
  const slides = ['/a', 'tel:1', 'javascript:x', 'https://kiln.example@other.example/', 'https:/a']
    .map((url) => `<p data-click-through-url="${url}"></p>`)
    .join('');
  const faults = JSON.parse(lint('--json', file('links.html', links + slides)).stdout);
  expect(faults.map(({ code, message }: Record<string, string>) => `${code}: ${message}`)).toEqual([
    'dead-link: The link http:c leads nowhere.',
    'dead-link: The link https:// leads nowhere.',
    'dead-link: The link javascript:x leads nowhere.',
    'dead-link: The link https://kiln.example@other.example/ leads nowhere.',
    'dead-link: The link https:/a leads nowhere.',
  ]);
});

it('a page without a context is told of', () => {
  const [fault] = JSON.parse(lint('--json', file('bare.html', '', '{oops')).stdout);
  expect(fault.code).toBe('no-context');
});

it.each([[[]], [['--jsn', good]], [['nowhere.html']]])('%j is unusable', (args) => {
  const { status, stdout, stderr } = lint(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Usage: mortar-lint');
});

it('the site context of a published page stands in a script', () => {
  const path = join(folder, 'published.html');
  const script = 'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"1"}};';
  writeFileSync(path, `<!doctype html><html><head><script>${script}</script></head><body></body></html>`);
  expect(lint(path)).toMatchObject({ status: 0, stdout: '0 faults\n', stderr: '' });
});
