import { describe, expect, it } from 'vitest';
import { eventually } from './eventually';
import { pageOf, siteContext, useStage, type Visit } from './harness';
import { accordion } from './markup';

const stage = useStage();
const ERRORS = '/api/events/RecordJavascriptErrors';
const reports = () => stage.server.store.calls({ path: ERRORS }).flatMap(({ body }) => JSON.parse(body));

const STEPS = ['cookie-banner', 'census', 'error-reporter', 'escape-key', 'config-redirect', 'image-loader'];

/** A page of an account; the developer mode keeps it from being led away. */
function signedIn(fields: Record<string, unknown>): Record<string, unknown> {
  const website = { ...(siteContext().website as object), developerMode: true };
  return { website, authenticatedAccount: { id: 'a1', displayName: 'Ann' }, ...fields };
}

/** A clock by which every piece of work is long; `pauses` counts the tasks that were waited for. */
const SLOW_MACHINE = `
  const { setTimeout: wait } = window;
  const now = performance.now.bind(performance);
  let looks = 0;
  performance.now = () => now() + 20 * looks++;
  window.pauses = 0;
  window.setTimeout = (run, delay, ...values) => {
    if (delay === undefined) pauses++;
    return wait(run, delay, ...values);
  };`;

describe('the start of a page', () => {
  it('runs the six first steps in their order and the blocks last, each timed', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') }));
    const steps =
      await page.evaluate<{ name: string; order: number; milliseconds: number; error: unknown }[]>(
        'mortar.initializers()',
      );
    expect(steps.slice(0, 6).map(({ name }) => name)).toEqual(STEPS);
    expect(steps.at(-1)?.name).toBe('blocks');
    expect(steps.map(({ order }) => order)).toEqual(steps.map((_, index) => index + 1));
    for (const { milliseconds, error } of steps) {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(error).toBeUndefined();
    }
  });

  it('gives each step a task of its own where all together would hold the page up', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') }), { before: SLOW_MACHINE });
    const steps = await page.evaluate<string[]>('mortar.initializers().map(({ name }) => name)');
    expect(steps.slice(0, 6)).toEqual(STEPS);
    expect(steps.at(-1)).toBe('blocks');
    expect(await page.evaluate('pauses')).toBeGreaterThanOrEqual(steps.length);
    await page.waitForSelector('#faq[data-block-state="mounted"]', { state: 'attached' });
  });

  it('goes from "starting" to "initialised", and says so once all steps have run', async () => {
    const head = `<script src="/mortar.js"></script><script>
      window.seen = [mortar.state, document.documentElement.getAttribute('data-mortar')];
      document.addEventListener('mortar:initialised', () => seen.push('event', mortar.state, mortar.initializers().length, document.documentElement.getAttribute('data-mortar')));
    </script>`;
    const { page } = await stage.show(pageOf({ head, tag: '' }));
    const count = await page.evaluate('mortar.initializers().length');
    expect(await page.evaluate('seen')).toEqual([
      'starting',
      null,
      'event',
      'initialised',
      count,
      'initialised',
    ]);
  });

  it('tells listeners of mortar.on that were there before', async () => {
    const head = `<script src="/mortar.js"></script><script>window.seen = 0; mortar.on('initialised', () => { seen++; throw new Error('mine'); }); mortar.on('initialised', () => seen++);</script>`;
    const { page, errors } = await stage.show(pageOf({ head, tag: '' }));
    expect(await page.evaluate('seen')).toBe(2);
    expect(errors).toEqual(['mine']); // the page's own error, as of any of its listeners
  });
});

describe('a step that throws', () => {
  it('is reported and shown with its error, and the other steps and the blocks go on', async () => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      before: `const add = window.addEventListener; let isFirst = true;
        window.addEventListener = function (type, ...rest) {
          if (type === 'keydown' && isFirst) { isFirst = false; throw new Error('No keys here'); }
          return add.call(window, type, ...rest);
        };`,
    });
    await visit.page.click('#faq-1 button');
    await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    const failed = await visit.page.evaluate<string[]>(
      'mortar.initializers().filter(({ error }) => error).map(({ name }) => name)',
    );
    expect(failed).toEqual(['escape-key']);
    await eventually(() => reports().length).toBe(1);
    expect(reports()[0].data).toMatchObject({
      message: 'No keys here',
      custom: { where: { kind: 'initializer', name: 'escape-key' } },
    });
    expect(visit.errors).toEqual([]);
  });

  it('later than the start leaves no uncaught error', async () => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      before: 'window.URLSearchParams = class { constructor() { throw new Error("No parameters here"); } };',
    });
    await eventually(() => reports().length).toBeGreaterThan(0);
    expect(reports()[0].data.custom.where.kind).toBe('initializer');
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(visit.errors).toEqual([]);
  });

  it('behind a chunk is reported with the name of a step', async () => {
    const visit = await stage.show(
      pageOf({ body: accordion('faq'), context: signedIn({ websiteRoles: [1] }) }),
      {
        before: 'window.BroadcastChannel = class { constructor() { throw new Error("No channel here"); } };',
      },
    );
    await eventually(() => reports().length).toBe(1);
    const { message, custom } = reports()[0].data;
    expect(message).toBe('No channel here');
    expect(custom.where.kind).toBe('initializer');
    expect(await visit.page.evaluate('mortar.initializers().map(({ name }) => name)')).toContain(
      custom.where.name,
    );
    expect(visit.errors).toEqual([]);
  });
});

describe('small marks', () => {
  it('using JSTween says that it is gone, and gives nothing', async () => {
    const visit = await stage.show(pageOf());
    expect(await visit.page.evaluate('[typeof window.JSTween, typeof window.JSTween]')).toEqual([
      'undefined',
      'undefined',
    ]);
    const said = visit.messages.filter(({ text }) => text === 'The JSTween global is no longer supported.');
    expect(said.map(({ type }) => type)).toEqual(['error', 'error']);
  });

  it.each([
    ['/fixture?platform=mobile-app', true],
    ['/fixture?platform=desktop', false],
    ['/fixture', false],
  ])('%s marks the page as inside a mobile app: %s', async (path, isMarked) => {
    const { page } = await stage.show(pageOf(), { path });
    const marked = await page.locator('html').evaluate((root) => root.classList.contains('is-mobile-app'));
    expect(marked).toBe(isMarked);
  });
});

/** Once the session's chunk has arrived and what waited for it has run. */
async function sessionRan({ page, requests }: Visit): Promise<void> {
  const find = () => requests.find((url) => /chunks\/session/.test(url));
  await eventually(find).toBeDefined();
  const url = JSON.stringify(find());
  await page.evaluate(`import(${url}).then(() => new Promise((resolve) => setTimeout(resolve)))`);
}

describe('the channel for administrators', () => {
  const STUB =
    'window.opened = []; window.BroadcastChannel = class { constructor(name) { opened.push(name); } close() { opened.push("closed"); } };';
  const cases: [string, Record<string, unknown>, string[]][] = [
    ['is closed to visitors', {}, []],
    [
      'is closed to an account without rights',
      signedIn({ websiteRoles: [4], accessPermissions: ['edit'] }),
      [],
    ],
    ['is open with the admin permission', signedIn({ accessPermissions: ['admin'] }), ['admin-events']],
    ['is open to the admin role', signedIn({ websiteRoles: [1] }), ['admin-events']],
    ['is closed to a role that is only written like one', signedIn({ websiteRoles: ['admin', null] }), []],
  ];

  it.each(cases)('%s', async (_what, context, opened) => {
    const visit = await stage.show(pageOf({ context }), { before: STUB });
    if (context.authenticatedAccount) await sessionRan(visit);
    await eventually(() => visit.page.evaluate('opened')).toEqual(opened);
    if (!opened.length) return;
    await visit.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await visit.page.evaluate('opened')).toEqual([...opened, 'closed']);
    await visit.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    expect(await visit.page.evaluate('opened')).toEqual([...opened, 'closed', ...opened]);
  });
});
