import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { run } from '../../../src/console/lint-files/run';
import { avif, gif, jpeg, png, svg, webp } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'mortar-fix-'));
const CONTEXT = '<script type="application/json" id="site-context">{"website":{"id":"1"}}</script>';

afterEach(() => vi.restoreAllMocks());

/** What the command says of a page, and the page as it is then. */
async function fix(body: string | Buffer, ...options: string[]) {
  const path = join(folder, 'page.html');
  const context = typeof body === 'string' ? CONTEXT : '';
  writeFileSync(path, typeof body === 'string' ? context + body : body);
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const status = await run(['--fix', ...options, path]);
  const printed = print.mock.calls.join('\n').replaceAll(path, 'page.html');
  print.mockRestore();
  const bytes = readFileSync(path);
  return { status, printed, bytes, body: bytes.toString().slice(context.length) };
}

/** Only the piece between « and » may become another one. */
const renamed: [name: string, before: string, after: string][] = [
  ['an attribute', '<p data-block="video" «data-mdoe»="fit"></p>', 'data-mode'],
  [
    'an attribute in single quotes',
    "<p data-block=video «data-provder-name»='YouTube'></p>",
    'data-provider-name',
  ],
  [
    'an attribute without quotes',
    '<p «data-provder-name»=YouTube data-block=video></p>',
    'data-provider-name',
  ],
  ['an attribute in capitals', '<P DATA-BLOCK="video" «DATA-MDOE» = "fit"></P>', 'data-mode'],
  [
    'an attribute on a line of its own',
    '<p\r\n\tdata-block="video"\r\n\t«data-mdoe»="fit"\r\n></p>\r\n',
    'data-mode',
  ],
  ['the mark of a block', '<p «data-blok»="video"></p>', 'data-block'],
  ['the address of an image', '<img «data-scr»="a.jpg" alt="" data-image-dimensions="1x1">', 'data-src'],
  [
    'an attribute of an image',
    '<img data-src="a.jpg" alt="" data-image-dimensions="1x1" «data-image-focal-pont»="0.5,0.5">',
    'data-image-focal-point',
  ],
  [
    'a setting',
    `<p data-block="audio" data-url="/a.mp3" data-block-json='{ "«showDownlaod»" : true }'></p>`,
    'showDownload',
  ],
  [
    'a setting in references',
    '<p data-block="audio" data-url="/a.mp3" data-block-json="{&quot;«titel»&quot;:&quot;&amp;é😀&quot;}"></p>',
    'title',
  ],
  [
    'a setting behind others',
    `<p data-block="audio" data-url="/a.mp3" data-block-json='{"author":"{\\"titel\\":1}",\r\n "«titel»":"x"}'></p>`,
    'title',
  ],
];

it.each(renamed)('mends %s and nothing beside it', async (_, marked, name) => {
  const { status, body, printed } = await fix(marked.replace(/[«»]/g, ''));
  expect(body).toBe(marked.replace(/«.*»/, name));
  expect(printed).toMatch(/^page\.html:\d+:\d+: fixed unknown-(attribute|setting): .* is now /);
  expect(printed).toContain('1 fixed, 0 faults');
  expect(status).toBe(0);
});

const untouched: [why: string, body: string, status: number][] = [
  ['its value does not fit', '<p data-block="video" data-mdoe="17"></p>', 1],
  [
    'a value in JSON does not fit',
    `<p data-block="audio" data-url="/a.mp3" data-block-json='{"showDownlaod":"often"}'></p>`,
    1,
  ],
  ['the right one is there too', '<p data-block="video" data-mode="fit" data-mdoe="fill"></p>', 1],
  ['too much of it differs', '<p data-block="video" data-mda="fit"></p>', 1],
  [
    'it stands twice',
    `<p data-block="audio" data-url="/a.mp3" data-block-json='{"titel":"a","titel":"b"}'></p>`,
    1,
  ],
  [
    'it stands in an inner object',
    `<p data-block="map" data-block-json='{"location":{"mapLat":1,"mapLng":1,"titel":"a"}}'></p>`,
    0,
  ],
  ['it is text of a script', '<script>"<p data-blok=\'video\'>"</script>', 0],
  ['it is text of a style sheet', '<style>/* <p data-blok="video"> */</style>', 0],
  ['it is a comment', '<!-- <p data-blok="video"></p> -->', 0],
  ['it is in a template', '<template><p data-blok="video"></p></template>', 0],
  ['it is text of a field', '<textarea><p data-blok="video"></p></textarea>', 0],
  ['the page has another kind of blocks', '<p data-blocks="3"></p>', 0],
];

it.each(untouched)('leaves a name alone where %s', async (_, body, status) => {
  const fixed = await fix(body);
  expect(fixed.body).toBe(body);
  expect(fixed.status).toBe(status);
});

it('mends several names of one element, and what they reveal', async () => {
  const { body, printed } = await fix(
    `<p data-blok="video" data-mdoe="fit" data-block-jsn='{"titel":"x"}'></p>`,
  );
  expect(body).toBe(`<p data-block="video" data-mode="fit" data-block-json='{"title":"x"}'></p>`);
  expect(printed).toContain('4 fixed, 0 faults');
});

it('mends the mark of a block whose name is misspelt too, which only its author can know', async () => {
  const { status, body, printed } = await fix('<p data-blok="acordion"></p>');
  expect(body).toBe('<p data-block="acordion"></p>');
  expect(printed).toContain('1 fixed, 1 fault');
  expect(printed).toContain('Did you mean accordion?');
  expect(status).toBe(1);
});

it.each([
  ['a byte order mark', Buffer.from('\uFEFF<p data-blok="menu">é</p>\r\n')],
  ['another encoding than UTF-8', Buffer.from('<p data-blok="menu">\xe9 \x80</p>\r\r\n', 'latin1')],
])('keeps %s', async (_, bytes) => {
  const fixed = await fix(bytes);
  const expected = Buffer.from(bytes.toString('latin1').replace('data-blok', 'data-block'), 'latin1');
  expect(fixed.bytes.equals(expected)).toBe(true);
});

it.each(['utf16le', 'utf16be'])('keeps %s', async (encoding) => {
  const write = (html: string) => {
    const bytes = Buffer.from(html, 'utf16le');
    return encoding === 'utf16le' ? bytes : bytes.swap16();
  };
  const fixed = await fix(write('\uFEFF<p data-blok="menu">é 漢 \uD800</p>\r\n'));
  expect(fixed.bytes.equals(write('\uFEFF<p data-block="menu">é 漢 \uD800</p>\r\n'))).toBe(true);
});

for (const [name, bytes] of Object.entries({ avif, gif, jpeg, png, svg, webp })) {
  writeFileSync(join(folder, `jug.${name}`), bytes);
}
mkdirSync(join(folder, 'site/images'), { recursive: true });
writeFileSync(join(folder, 'site/images/blue jug.png'), png);
writeFileSync(join(folder, 'broken.png'), png.subarray(0, 12));

it.each(['avif', 'gif', 'jpeg', 'png', 'svg', 'webp'])(
  'reads the dimensions of a picture in %s',
  async (type) => {
    const { status, body } = await fix(`<img data-src="jug.${type}?format=500w#x" alt="">`);
    expect(body).toBe(`<img data-src="jug.${type}?format=500w#x" data-image-dimensions="30x20" alt="">`);
    expect(status).toBe(0);
  },
);

const measured: [why: string, before: string, after: string][] = [
  [
    'in the quotes of the address',
    "<img alt data-src='jug.png'>",
    "<img alt data-src='jug.png' data-image-dimensions='30x20'>",
  ],
  [
    'behind an address without quotes',
    '<img alt data-src=jug.png>',
    '<img alt data-src=jug.png data-image-dimensions="30x20">',
  ],
  [
    'in place of what is malformed',
    "<img alt data-src=jug.png data-image-dimensions = '30'>",
    "<img alt data-src=jug.png data-image-dimensions = '30x20'>",
  ],
  [
    'in place of what has no quotes',
    '<img alt data-image-dimensions=30 data-src=jug.png>',
    '<img alt data-image-dimensions=30x20 data-src=jug.png>',
  ],
  [
    'where the attribute has no value',
    '<img alt data-image-dimensions data-src=jug.png>',
    '<img alt data-image-dimensions="30x20" data-src=jug.png>',
  ],
  [
    'where the attribute has an empty one',
    '<img alt data-image-dimensions="" data-src=jug.png>',
    '<img alt data-image-dimensions="30x20" data-src=jug.png>',
  ],
];

it.each(measured)('writes dimensions %s', async (_, before, after) => {
  expect((await fix(before)).body).toBe(after);
});

it('finds pictures of the site under its root', async () => {
  const image = '<img data-src="/images/blue%20jug.png" alt="">';
  expect((await fix(image)).body).toBe(image);
  expect((await fix(image, '--root', join(folder, 'site'))).body).toContain('data-image-dimensions="30x20"');
});

it.each([
  ['of another site', '<img data-src="https://kiln.example/jug.png" alt="">'],
  ['of another host', '<img data-src="//kiln.example/jug.png" alt="">'],
  ['that is not there', '<img data-src="nowhere.png" alt="">'],
  ['that is broken', '<img data-src="broken.png" alt="">'],
  ['that is a folder', '<img data-src="site" alt="">'],
  ['whose address cannot be decoded', '<img data-src="%E0%A4%A" alt="">'],
  ['of a page with a base', '<base href="/elsewhere/"><img data-src="jug.png" alt="">'],
])('does not know the dimensions of a picture %s', async (_, body) => {
  const fixed = await fix(body);
  expect(fixed.body).toBe(body);
  expect(fixed.status).toBe(1);
});

it('says which file cannot be written, keeps its faults, and goes on with the others', async () => {
  const [locked, open] = ['locked.html', 'open.html'].map((name) => join(folder, name)) as [string, string];
  for (const path of [locked, open])
    writeFileSync(path, `${CONTEXT}<p data-blok="menu"><b class="menu"></b></p>`);
  chmodSync(locked, 0o444);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(['--fix', locked, open])).toBe(2);
  expect(complain.mock.calls.join()).toMatch(/locked\.html cannot be written: EACCES/);
  expect(readFileSync(locked, 'utf8')).toContain('data-blok=');
  expect(readFileSync(open, 'utf8')).toContain('data-block=');
});

/** Root may write everything; the file's own permission counts here for everyone. */
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (path, ...rest) => {
    const isLocked = fs.existsSync(String(path)) && !(fs.statSync(String(path)).mode & 0o200);
    if (isLocked) throw new Error(`EACCES: permission denied, open '${path}'`);
    fs.writeFileSync(path, ...rest);
  };
  return { ...fs, writeFileSync };
});

it.each([
  ['<p data-blok="acordion"></p>', 1, ['unknown-block']],
  ['<p data-blok="shape"><svg></svg></p>', 0, []],
])('--json has what it fixed in %s and what is left', async (body, status, left) => {
  const fixed = await fix(body, '--json');
  const { fixes, faults } = JSON.parse(fixed.printed);
  const [file, line, column, code] = ['page.html', 1, CONTEXT.length + 1, 'unknown-attribute'];
  expect(fixes).toEqual([{ file, line, column, code, description: 'data-blok is now data-block' }]);
  expect(faults.map((fault: { code: string }) => fault.code)).toEqual(left);
  expect(fixed.status).toBe(status);
});

it('--json has empty lists where there was nothing to fix', async () => {
  expect(JSON.parse((await fix('<p>About us</p>', '--json')).printed)).toEqual({ fixes: [], faults: [] });
});
