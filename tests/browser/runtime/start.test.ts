import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, siteContext, useStage, type Visit } from '../harness';
import { accordion } from '../markup';

const stage = useStage();
const ERRORS = '/api/events/RecordJavascriptErrors';
const reports = () => stage.server.store.calls({ path: ERRORS }).flatMap(({ body }) => JSON.parse(body));

const STEPS = ['cookie-banner', 'census', 'error-reporter', 'escape-key', 'config-redirect', 'image-loader'];

interface Step {
  readonly name: string;
  readonly order: number;
  readonly when: string;
  readonly state: string;
  readonly milliseconds?: number;
  readonly error?: unknown;
}

const stepsOf = (page: Page) => page.evaluate<Step[]>('mortar.initializers()');

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
  let pauses = 0;
  window.setTimeout = (run, delay, ...values) => {
    if (delay === undefined) pauses++;
    return wait(run, delay, ...values);
  };
  const measure = performance.measure.bind(performance);
  window.pausesBefore = {};
  performance.measure = (name, ...rest) => {
    pausesBefore[name] ??= pauses;
    return measure(name, ...rest);
  };`;

describe('the start of a page', () => {
  it('runs the six first steps in their order and the blocks last, each timed', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') }));
    const steps = await stepsOf(page);
    expect(steps.slice(0, 6).map(({ name }) => name)).toEqual(STEPS);
    expect(steps.findLast(({ when }) => when === 'now')?.name).toBe('blocks');
    expect(steps.map(({ order }) => order)).toEqual(steps.map((_, index) => index + 1));
    for (const { when, state, milliseconds, error } of steps.filter(({ when }) => when === 'now')) {
      expect([when, state, error]).toEqual(['now', 'done', undefined]);
      expect(milliseconds).toBeGreaterThanOrEqual(0);
    }
  });

  it('shows all its steps before the first has run, and those that wait as such until they have', async () => {
    const head = `<script src="/mortar.js"></script><script>window.planned = mortar.initializers()</script>`;
    const { page } = await stage.show(pageOf({ head, tag: '' }));
    const planned = await page.evaluate<Step[]>('planned');
    expect(planned.every(({ state }) => state === 'waiting')).toBe(true);
    const idle = (await stepsOf(page)).filter(({ when }) => when === 'idle');
    expect(idle.map(({ name }) => name)).toEqual(
      planned.filter(({ when }) => when === 'idle').map(({ name }) => name),
    );
    expect(idle.length).toBeGreaterThan(5);
    await page.mouse.move(200, 200);
    const states = async () => new Set((await stepsOf(page)).map(({ state }) => state));
    await eventually(states).toEqual(new Set(['done']));
    expect((await stepsOf(page)).map(({ name }) => name)).toEqual(planned.map(({ name }) => name));
  });

  it('shows the error of a step that waited, also where it comes later than the step', async () => {
    const visit = await stage.show(pageOf(), {
      before: 'window.CSSStyleSheet = class { constructor() { throw new Error("No sheets here"); } };',
      prepare: (page) => page.route('**/api/1/performance/settings', (route) => route.abort()),
    });
    await visit.page.mouse.move(200, 200);
    const failed = async () =>
      (await stepsOf(visit.page)).filter(({ state }) => state === 'failed').map(({ name }) => name);
    await eventually(failed).toEqual(['performance-records', 'print']);
    const print = (await stepsOf(visit.page)).find(({ name }) => name === 'print');
    expect(String(print?.error)).toContain('No sheets here');
  });

  it('gives each step a task of its own where all together would hold the page up', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') }), { before: SLOW_MACHINE });
    const steps = (await stepsOf(page)).filter(({ when }) => when === 'now').map(({ name }) => name);
    expect(steps.slice(0, 6)).toEqual(STEPS);
    expect(steps.at(-1)).toBe('blocks');
    const pauses = await page.evaluate<Record<string, number>>('pausesBefore');
    expect(new Set(steps.map((name) => pauses[`rum-${name}`])).size).toBe(steps.length);
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
      custom: null,
      where: { kind: 'initializer', name: 'escape-key' },
      count: 1,
    });
    expect(visit.errors).toEqual([]);
  });

  it('later than the start leaves no uncaught error', async () => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      before: 'window.URLSearchParams = class { constructor() { throw new Error("No parameters here"); } };',
    });
    await eventually(() => reports().length).toBeGreaterThan(0);
    expect(reports()[0].data.where.kind).toBe('initializer');
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
    const { message, where } = reports()[0].data;
    expect(message).toBe('No channel here');
    expect(where.kind).toBe('initializer');
    expect(
      (await stepsOf(visit.page)).filter(({ state }) => state === 'failed').map(({ name }) => name),
    ).toEqual([where.name]);
    expect(visit.errors).toEqual([]);
  });
});

describe('small marks', () => {
  it('using JSTween says once that it is gone, and gives nothing', async () => {
    const visit = await stage.show(pageOf());
    expect(await visit.page.evaluate('[typeof window.JSTween, typeof window.JSTween]')).toEqual([
      'undefined',
      'undefined',
    ]);
    const said = visit.messages.filter(({ text }) => text === 'The JSTween global is no longer supported.');
    expect(said.map(({ type }) => type)).toEqual(['error']);
  });

  it('an inline script that uses JSTween while the page is parsed is told too', async () => {
    const tag = '<script src="/mortar.js"></script><script>window.found = typeof JSTween;</script>';
    const visit = await stage.show(pageOf({ tag }));
    expect(await visit.page.evaluate('window.found')).toBe('undefined');
    expect(visit.messages.map(({ text }) => text)).toContain('The JSTween global is no longer supported.');
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

describe('a page without a console', () => {
  it.each(['undefined', '{}', "{ error() { throw new Error('no') }, warn() { throw new Error('no') } }"])(
    'that is %s starts, and its pictures load',
    async (console) => {
      const before = `window.dataLayer = []; dataLayer.push = () => { throw new Error('theirs'); }; window.console = ${console};`;
      const body = `${accordion('faq')}<img data-src="" alt=""><img id="jug" data-src="/images/jug.svg" alt="">`;
      const { page } = await stage.show(pageOf({ body }), { before });
      await page.waitForSelector('#faq[data-block-state="mounted"]');
      await page.waitForSelector('#jug.loaded', { state: 'attached' });
    },
  );
});
