import { expect, it } from 'vitest';
import { pageOf, TAG, useStage } from './harness';
import { accordion } from './markup';

const stage = useStage();

interface Fault {
  readonly code: string;
  readonly element: string;
  readonly message: string;
  readonly suggestion: string;
}

async function faultsOf(html: string): Promise<Fault[]> {
  const { page } = await stage.show(html);
  return page.evaluate<Fault[]>(
    'Promise.resolve(mortar.lint()).then((faults) => faults.map((fault) => ({ ...fault, element: fault.element.id || fault.element.localName })))',
  );
}

const IMAGE = 'data-src="/images/jug.svg" data-image-dimensions="1600x2400" alt=""';

const faulty: [code: string, body: string, element: string, says: RegExp][] = [
  ['unknown-block', '<div data-block="acordion" id="x"></div>', 'x', /Did you mean accordion\?/],
  ['unknown-block', '<div data-block="tea-kettle" id="x"></div>', 'x', /Known are .*accordion/],
  ['missing-part', '<div data-block="accordion" id="x"></div>', 'x', /\.accordion-item/],
  ['malformed-json', accordion('x', { attributes: 'data-block-json="{oops"' }), 'x', /double quotes/],
  ['malformed-json', accordion('x', { attributes: 'data-block-json="[1]"' }), 'x', /double quotes/],
  [
    'unknown-setting',
    accordion('x', { attributes: `data-block-json='{"expandFirstItems":true}'` }),
    'x',
    /Did you mean expandFirstItem\?/,
  ],
  ['image-without-alt', `<img id="x" ${IMAGE.replace('alt=""', '')}>`, 'x', /alt=""/],
  ['image-without-dimensions', `<img id="x" ${IMAGE.replace('1600x2400', '1600')}>`, 'x', /1500x1000/],
  [
    'unknown-attribute',
    `<img id="x" ${IMAGE} data-image-focal-pont="0.5,0.5">`,
    'x',
    /Did you mean data-image-focal-point\?/,
  ],
  ['second-tag', TAG.replace('<script', '<script id="x"'), 'x', /Remove this one/],
];

it.each(faulty)('%s is found (%#)', async (code, body, element, says) => {
  const [fault, ...others] = await faultsOf(pageOf({ body }));
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code, element });
  expect(fault?.message).not.toBe('');
  expect(fault?.suggestion).toMatch(says);
});

it('no-context is found on a page whose context is not readable', async () => {
  const [fault, ...others] = await faultsOf(pageOf({ context: '{oops' }));
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'no-context', element: 'site-context' });
});

it.each([
  ['{name', /"}" but the end found/],
  ['{n, plural, one {x}}', /a branch "other" but "}" found/],
  ['{n, plural, other {{emial}}}', /It asks for \{n\}, which it is not given/],
  ['{email} {email, select, other {{emial}}}', /It asks for \{emial\}/],
  [7, /It is no text/],
])('malformed-message is found where the site says %j', async (words, says) => {
  const [fault, ...others] = await faultsOf(
    pageOf({ context: { messages: { Accept: 'Annehmen', 'Emails must be formatted as {email}': words } } }),
  );
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'malformed-message', element: 'site-context' });
  expect(fault?.message).toMatch(says);
  expect(fault?.message).toContain('"Emails must be formatted as {email}"');
});

it('a page without faults has none', async () => {
  const body = `${accordion('faq')}<div data-block="image"><img ${IMAGE}></div>`;
  const messages = { Accept: 'Annehmen', '{val} is not a valid page URL': '{val} geht nicht' };
  expect(await faultsOf(pageOf({ body, context: { messages } }))).toEqual([]);
});

it('elements with the names of document members do not stop it', async () => {
  const body = '<form name="querySelectorAll"></form><div data-block="acordion" id="x"></div>';
  expect((await faultsOf(pageOf({ body }))).map(({ code }) => code)).toEqual(['unknown-block']);
});
