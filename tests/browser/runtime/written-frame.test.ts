import { describe, expect, test } from 'vitest';
import { pageOf, useStage } from '../harness.ts';
import { settled } from '../wire.ts';

const stage = useStage();
const CART = '<div class="sqs-custom-cart"><span class="sqs-cart-quantity">0</span></div>';

/** The page in a frame that a script has written, as previews of editors are. */
async function showInFrame(attributes = '') {
  const html = pageOf({ body: CART }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const visit = await stage.show(`<iframe ${attributes} srcdoc="${html}"></iframe>`, { started: false });
  const [frame] = visit.page.frames().slice(1);
  await frame?.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
  await frame?.waitForSelector('.sqs-custom-cart[data-block-state="mounted"]');
  return { ...visit, frame };
}

describe('a page in a frame that a script has written', () => {
  test('is not counted, and calls the site of its page', async () => {
    const { page, frame, requests } = await showInFrame();
    await frame?.evaluate(
      "mortar.reportError(new Error('x')); mortar.request('GET', 'ping').catch(() => {})",
    );
    await frame?.waitForFunction("mortar.requests().some(({ reason }) => reason === 'no server')");
    await settled(page);
    expect(requests.filter((url) => url.includes('/null'))).toEqual([]);
    expect(requests.filter((url) => /census|RecordJavascriptErrors/.test(url))).toEqual([]);
    expect(requests.map((url) => new URL(url).pathname)).toContain('/api/ping');
  });

  test('without any origin tells that it cannot connect', async () => {
    const { frame } = await showInFrame('sandbox="allow-scripts"');
    const told =
      "mortar.request('GET', 'ping').catch(({ name, message, status }) => [name, message, status])";
    expect(await frame?.evaluate(told)).toEqual(['RequestError', 'Unable to connect…', 0]);
  });
});

test('a document that is written anew in its window is brought to life again', async () => {
  const { page } = await stage.show('<iframe></iframe>', { started: false });
  const html = pageOf({ body: CART, tag: `<script src="${stage.server.url}/mortar.js"></script>` });
  for (const _time of ['first', 'second']) {
    await page.evaluate((text) => {
      const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
      contentDocument?.open();
      contentDocument?.write(text);
      contentDocument?.close();
    }, html);
    await page.frameLocator('iframe').locator('.sqs-custom-cart[data-block-state="mounted"]').waitFor();
  }
});

test('a script without a folder of its own starts', async () => {
  const script = `fetch('${stage.server.url}/mortar.js').then((reply) => reply.blob()).then((blob) => { const tag = document.createElement('script'); tag.src = URL.createObjectURL(blob); document.head.append(tag); })`;
  const { page, errors } = await stage.show(pageOf({ tag: `<script>${script}</script>` }));
  expect(await page.evaluate('mortar.state')).toBe('initialised');
  expect(errors).toEqual([]);
});
