import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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
  <div data-block="audio" data-url="/a.mp3" data-block-json='{"showDownload":"often"}'></div>`,
  '{ "website": { "id": "1" }, "messages": { "Accept": "{" } }',
);

it('a page without faults is clean', () => {
  expect(lint(good)).toMatchObject({ status: 0, stdout: '0 faults\n', stderr: '' });
});

it('a reservation without a link is clean, since a link is added to it', () => {
  const page = file('table.html', '<div data-block="reservation" data-restaurant-id="432"></div>');
  expect(lint(page)).toMatchObject({ status: 0, stdout: '0 faults\n' });
});

it('faults are told with their file, their element and what to do, and none of the page’s scripts run', () => {
  const { status, stdout } = lint('--json', good, bad);
  const faults = JSON.parse(stdout);
  expect(status).toBe(1);
  expect(faults.every((fault: { file: string }) => fault.file === bad)).toBe(true);
  expect(faults.map(({ code, suggestion }: Record<string, string>) => `${code}: ${suggestion}`)).toEqual([
    expect.stringMatching(/^malformed-message: /),
    'unknown-block: Did you mean accordion?',
    'unknown-setting: Did you mean title?',
    'wrong-value: Write none, fit or fill.',
    'unknown-attribute: Did you mean data-provider-name?',
    'wrong-value: Write true or false.',
  ]);
  expect(faults[1].element).toBe('<div data-block="acordion" id="x">');
  const column = readFileSync(bad, 'utf8').indexOf('<div') + 1;
  expect(faults[1]).toMatchObject({ line: 1, column, docs: 'docs/lint.md#unknown-block' });
  expect(faults[2]).toMatchObject({ line: 2, column: 3 });
  expect(lint(bad).stdout).toMatch(
    /bad\.html:1:\d+: unknown-block: .*\n {2}<div data-block="acordion" id="x">\n {2}docs\/lint\.md#unknown-block\n/,
  );
});

it('marks of published pages are no faults', () => {
  const marks = `class="sqs-block" data-block-type="22" data-block-css='["a.css"]' data-block-scripts='["a.js"]'`;
  const body = `<div data-block="video" ${marks}></div>`;
  expect(lint(file('published-marks.html', body))).toMatchObject({ status: 0, stdout: '0 faults\n' });
});

it.each(['utf16le', 'utf16be'])('the faults of a page in %s are told of', (encoding) => {
  const path = join(folder, `${encoding}.html`);
  const text = Buffer.from('\ufeff<p>é</p>\n<div data-block="shpe"></div>', 'utf16le');
  writeFileSync(path, encoding === 'utf16le' ? text : text.swap16());
  expect(JSON.parse(lint('--json', path).stdout)).toMatchObject([
    { code: 'unknown-block', line: 2, column: 1 },
  ]);
});

it('a page in UTF-16 that is cut off is not called clean', () => {
  const path = join(folder, 'cut-off.html');
  writeFileSync(path, Buffer.from('\ufeff<p>', 'utf16le').subarray(0, -1));
  expect(lint(path)).toMatchObject({ status: 2, stderr: expect.stringContaining('ends in the middle') });
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

it('a context that cannot be read is told of; a page may have an empty one, or none', () => {
  for (const context of ['{oops', '[]', '']) {
    const [fault] = JSON.parse(lint('--json', file('broken.html', '', context)).stdout);
    expect(fault.code).toBe('no-context');
  }
  const none = join(folder, 'none.html');
  writeFileSync(none, '<!doctype html><title>About</title><p>About us</p>');
  expect(lint(none, file('empty.html', '', '{}')).status).toBe(0);
});

it('faults are annotations for GitHub, whatever their texts hold', () => {
  const path = file('50%,a:b.html', '<a href="http:100%,&#10;::error::x">x</a>\n<a href="http:">x</a>');
  const { status, stdout } = lint('--format', 'github', path);
  const name = `${folder}/50%25%2Ca%3Ab.html`;
  const section = '(docs/lint.md#dead-link)';
  expect(status).toBe(1);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^::error file=${name},line=1,col=\\d+,title=dead-link::The link http:100%25,%0A::error::x `,
      ),
    ),
    `::error file=${name},line=2,col=1,title=dead-link::The link http: leads nowhere. Write a path, or an address with https://. ${section}`,
    '',
  ]);
  expect(lint('--format', 'github', good)).toMatchObject({ status: 0, stdout: '' });
});

it('faults stand in the order of the page, and the last line says that some can be mended', () => {
  const path = file('order.html', '<a href="http:x">x</a>\n<p data-blok="menu"></p>\n<p data-block="x"></p>');
  expect(lint(path).stdout).toMatch(
    /:1:\d+: dead-link: .*:2:1: unknown-attribute: .*:3:1: unknown-block: .*\n3 faults; --fix can fix some of them\n$/s,
  );
});

it('a path that cannot be read is named', () => {
  expect(lint(folder).stderr).toMatch(`${folder} cannot be read: EISDIR`);
});

it('a byte order mark is no text of the page', () => {
  const path = join(folder, 'mark.html');
  writeFileSync(path, '\uFEFF<!doctype html>\n<html data-block="x"></html>');
  expect(JSON.parse(lint('--json', path).stdout)).toMatchObject([{ code: 'unknown-block', line: 2 }]);
});

it('--format json is what --json is', () => {
  expect(lint('--format', 'json', bad)).toEqual(lint('--json', bad));
});

it('--help prints the options', () => {
  const { status, stdout } = lint('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: mortar-lint .*--fix.*--root DIR.*--format text\|json\|github.*Exit codes/s);
});

it('a page is read as a browser reads it', () => {
  const body = `<template><p data-block="x"></p></template><noscript><p data-block="x"></p></noscript>
    <link rel="stylesheet" href="http://127.0.0.1:1/x.css"><script src="http://127.0.0.1:1/x.js"></script>
    <iframe src="http://127.0.0.1:1/"></iframe><table><p data-block="tabel"></p></table>`;
  const { stdout, stderr } = lint('--json', file('parsed.html', body));
  expect(JSON.parse(stdout)).toMatchObject([{ code: 'unknown-block', element: '<p data-block="tabel">' }]);
  expect(stderr).toBe('');
});

it.each([
  [[]],
  [['--jsn', good]],
  [['nowhere.html']],
  [['--format', 'xml', good]],
  [['--json', '--format', 'text', good]],
  [['--fix', '--root', good, good]],
  [[folder]],
])('%j is unusable', (args) => {
  const { status, stdout, stderr } = lint(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^.+\nUsage: mortar-lint/);
});

it('the site context of a published page stands in a script', () => {
  const path = join(folder, 'published.html');
  const script = 'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"1"}};';
  writeFileSync(path, `<!doctype html><html><head><script>${script}</script></head><body></body></html>`);
  expect(lint(path)).toMatchObject({ status: 0, stdout: '0 faults\n', stderr: '' });
});

it('a page may nest its elements as deeply as a browser allows, and deeper', () => {
  const path = file('deep.html', `${'<div>'.repeat(20_000)}<p data-block="shpe">x`);
  const { status, stdout } = lint('--json', path);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([{ code: 'unknown-block', element: '<p data-block="shpe">' }]);
});
