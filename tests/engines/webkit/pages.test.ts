import { describe, expect, test } from 'vitest';
import { readAllPages } from '../../../demo-pages/server/page-file.ts';
import { eventually } from '../../browser/eventually.ts';
import { axeFaults } from './axe.ts';
import type { Session } from './session.ts';
import { until, useWebKit } from './stage.ts';

const stage = useWebKit();
const PAGES = (await readAllPages()).map(({ path }) =>
  path.replace(/\/index$/, '/').replace('/not-found', '/nothing-here'),
);

/** What pages report on purpose, or because the tests reach no other site. */
const REPORTED: Readonly<Record<string, RegExp>> = {
  '/features/broken': /accordion: no element matches/,
  '/blocks/widget': /Unable to connect/,
  '/blocks/map': /it could not be loaded/,
  '/blocks/follow-button': /it could not be loaded/,
  '/blocks/reservation': /it could not be loaded/,
};

/** What cannot be seen is not mounted: popups until they open, and what closed details hold. */
const WAITING = '[data-block-state="waiting"]:not([hidden], [hidden] *, details:not([open]) *)';

/** Down the page, from block to block, until all have come. */
async function mountAll(session: Session): Promise<void> {
  await eventually(async () => {
    await session.evaluate(`(async () => {
        for (const block of document.querySelectorAll('${WAITING}')) {
          block.scrollIntoView({ behavior: 'instant' });
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }
        scrollTo({ top: 0, behavior: 'instant' });
      })()`);
    return session.evaluate(
      `[...document.querySelectorAll('${WAITING}, [data-block-state="loading"]')].map(({ outerHTML }) => outerHTML.slice(0, 90))`,
    );
  }).toEqual([]);
}

/** The errors of the page, as support sees them. */
const reported = (session: Session) =>
  session.evaluate<string[]>(
    "mortar.report().then((text) => text.split('\\n').filter((line) => /^error /.test(line)))",
  );

/** What matches in the page's HTML as it was served, written back by this browser, and what is there now. */
const SERVED_AND_NOW = `(async () => {
  const blocks = (document) => [...document.querySelectorAll('main [data-block], main [class*="sqs-block-"]')].map(({ outerHTML }) => outerHTML);
  const html = await (await fetch(location.href)).text();
  return [blocks(new DOMParser().parseFromString(html, 'text/html')), blocks(document)];
})()`;

describe.each(PAGES)('%s', (path) => {
  test('all blocks are mounted without an error, axe finds nothing, and unmount gives the HTML back', async () => {
    const session = await stage.visit(path);
    await mountAll(session);
    const purpose = REPORTED[path] ?? /^$/;
    expect((await reported(session)).filter((line) => !purpose.test(line))).toEqual([]);
    expect(await axeFaults(session)).toEqual([]);
    await session.evaluate('mortar.unmount()');
    const [served, now] = await session.evaluate<[string[], string[]]>(SERVED_AND_NOW);
    expect(now).toEqual(served);
  });

  test('keeps to a strict policy', async () => {
    const session = await stage.visit(`/strict${path}`);
    await session.evaluate(`(window.violations = [], new ReportingObserver((reports) => {
      for (const { body } of reports) violations.push(body.effectiveDirective + ' ' + body.blockedURL);
    }, { types: ['csp-violation'], buffered: true }).observe())`);
    await mountAll(session);
    expect(await session.evaluate('violations')).toEqual([]);
  });

  test('does not scroll sideways in a frame of 320 px', async () => {
    const session = await stage.visit('/features/no-context');
    await session.evaluate(`(() => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: ${JSON.stringify(path)}, width: 320, height: 640 });
      frame.style.border = 0;
      document.body.replaceChildren(frame);
    })()`);
    const framed = 'document.querySelector("iframe").contentDocument';
    const inFrame = `${framed}.documentElement`;
    await until(
      session,
      `${inFrame}.dataset.mortar === 'initialised' && ${framed}.readyState === 'complete'`,
    );
    expect(await session.evaluate(`[${inFrame}.clientWidth, ${inFrame}.scrollWidth]`)).toEqual([320, 320]);
  });
});
