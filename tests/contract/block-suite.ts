import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COUNT_TIMERS } from '../browser/count-timers';
import { eventually } from '../browser/eventually';
import { pageOf, useStage, type Visit } from '../browser/harness';
import type { Contract } from './contract';
import { contracts } from './contracts';

const mounted = (page: Page) =>
  page.waitForFunction(
    "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
  );

type Context = Contract['context'];

/** Keeps the nodes and the markup of the server. */
const KEEP_WRITTEN =
  "addEventListener('DOMContentLoaded', () => { window.nodes = [...document.querySelectorAll('main, main *')]; window.written = document.querySelector('main').outerHTML; }, { capture: true, once: true });";

/** What the visitor has, compared with what the server sent; empty when nothing was removed, moved or replaced. */
const MOVED = `nodes.filter((node, index) => {
  const now = [...document.querySelectorAll('main, main *')].filter((node) => nodes.includes(node));
  return now[index] !== node;
}).map(({ outerHTML }) => outerHTML)`;

/** Writes the markup into the page, and keeps what becomes of the state of its block. */
const WRITE_LATER = (html: string) => {
  const main = document.querySelector('main') as Element;
  const states: unknown[] = [];
  new MutationObserver((records) => {
    for (const { target } of records) states.push((target as Element).getAttribute('data-block-state'));
  }).observe(main, { subtree: true, attributeFilter: ['data-block-state'] });
  Object.assign(window, { states });
  main.innerHTML = html;
};

/** Blocks mount when they come near the viewport, which is seen from one frame to the next. */
const COME_NEAR_EACH = `(async () => {
  for (const { element } of mortar.blocks()) {
    element.scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
})()`;

/** The contract of every block whose name begins with one of these letters; several files share them, so that workers do. */
export function testBlocks(letters: RegExp): void {
  const stage = useStage();
  const show = (html: string, context: Context = {}): Promise<Visit> =>
    stage.show(pageOf({ body: `<main>${html}</main>`, context }), {
      before: COUNT_TIMERS + KEEP_WRITTEN,
    });

  describe.each(contracts.filter(([name]) => letters.test(name)))('block %s', (name, contract) => {
    describe.each(Object.entries(contract.markup))('in %s markup', (_kind, html) => {
      it("mounts once without moving a node, and gives back the server's HTML byte for byte after it was used", async () => {
        const { page, errors } = await show(html, contract.context);
        await mounted(page);
        expect(await page.evaluate('mortar.blocks().map(({ name }) => name)')).toEqual([name]);
        await page.evaluate(
          "window.again = 0; mortar.on('mounted', () => again++); mortar.scan(); mortar.scan(document.querySelector('main')); Squarespace.afterBodyLoad(Y);",
        );
        await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
        expect(await page.evaluate('[again, mortar.blocks().length]')).toEqual([0, 1]);
        await contract.use(page);
        expect(await page.evaluate(MOVED)).toEqual([]);
        await page.evaluate('mortar.unmount()');
        expect(await page.evaluate("document.querySelector('main').outerHTML")).toBe(
          await page.evaluate('written'),
        );
        expect(await page.evaluate(MOVED)).toEqual([]);
        expect(errors).toEqual([]);
      });

      it('goes through waiting, loading and mounted when a script writes it, and leaves no state, nodes, listeners or timers after 200 mounts and unmounts', async () => {
        const { page, context } = await show('', contract.context);
        await page.evaluate(WRITE_LATER, html);
        await mounted(page);
        const states = await page.evaluate<string[]>('states');
        expect(states.every((state) => ['waiting', 'loading', 'mounted'].includes(state))).toBe(true);
        expect(states.at(-1)).toBe('mounted');
        await page.evaluate('mortar.unmount()');
        await eventually(() => page.evaluate('states.at(-1)')).toBeNull();
        const client = await context.newCDPSession(page);
        await client.send('Performance.enable');
        const measure = async () => {
          await client.send('HeapProfiler.collectGarbage');
          const { metrics } = await client.send('Performance.getMetrics');
          const value = (key: string) => metrics.find((metric) => metric.name === key)?.value ?? Number.NaN;
          return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
        };
        const cycle = async (times: number) => {
          await page.evaluate(`(async () => {
            mortar.scan();
            const element = mortar.blocks()[0].element;
            for (let count = 0; count < ${times}; count++) await mortar.remount(element);
            mortar.unmount(element);
            mortar.scan(element);
            await mortar.remount(element);
          })()`);
          // A picture on its way is still listened to.
          const images =
            ':is([data-block="image"], .sqs-block-image, #block) img[data-src]:not([data-loader])';
          await page.waitForFunction(
            `[...document.querySelectorAll('${images}')].every((image) => image.matches('.loaded'))`,
          );
          // A block that is alive begins to listen in its own time: what is counted is what stays without it.
          await page.evaluate('mortar.unmount()');
        };
        await page.evaluate('console.table = () => {}');
        await page.mouse.move(1, 1); // what waits for a calm page listens too
        await page.waitForFunction(
          "mortar.initializers().find(({ name }) => name === 'print').state === 'done'", // the last of it
        );
        await cycle(20);
        const before = await measure();
        const mark = await page.evaluate('timerMark()');
        await cycle(200);
        await page.evaluate(
          'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))',
        );
        // Calls under way are answered at once here; a timer that has to run out would take longer.
        await eventually(() => page.evaluate(`timersSince(${mark})`), { timeout: 3000 }).toBe(0);
        // What the last round still holds is collected later; one a round would be 200.
        const beyond = (allowed: number, growth: number) => (growth < allowed ? 0 : growth);
        const grown = async () => {
          const after = await measure();
          return {
            listeners: beyond(5, after.listeners - before.listeners),
            nodes: beyond(50, after.nodes - before.nodes),
          };
        };
        await eventually(grown).toEqual({ listeners: 0, nodes: 0 });
      }, 60_000);
    });

    describe('with broken data', () => {
      const refused = contract.refused ?? [];
      const isRefused = (json: string) => refused.some(([other]) => other === json);
      const broken = [
        '{"a":',
        'null',
        '[]',
        '"text"',
        '7',
        'NaN',
        '{"__proto__":{"polluted":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        '[[[[[[[[[[[[[[[[',
        '\u0000\ud800',
      ].filter((json) => !isRefused(json));

      /** The block once with each of the texts, and once as it should be. */
      async function showWith(...jsons: string[]): Promise<Visit> {
        const [html] = Object.values(contract.markup);
        const visit = await stage.show(pageOf({ body: '<main></main>', context: contract.context ?? {} }));
        await visit.page.evaluate(
          ([text = '', name, ...jsons]) => {
            const main = document.querySelector('main') as Element;
            for (const json of jsons) {
              const template = document.createElement('template');
              template.innerHTML = text;
              template.content.querySelector(`[data-block="${name}"]`)?.setAttribute('data-block-json', json);
              main.append(template.content);
            }
            main.insertAdjacentHTML('beforeend', text);
          },
          [html, name, ...jsons] as const,
        );
        await visit.page.waitForFunction((count) => {
          const { mortar } = window as unknown as { mortar: { blocks(): unknown[] } };
          return mortar.blocks().length === count;
        }, jsons.length + 1);
        return visit;
      }

      it.each([['anything', broken] as const, ...contract.wrong.map((json) => [json, [json]] as const)])(
        '%j the block works by its defaults, and its neighbour too',
        async (_name, jsons) => {
          const visit = await showWith(...jsons);
          await visit.page.evaluate(COME_NEAR_EACH);
          await mounted(visit.page);
          await visit.page.evaluate('scrollTo(0, 0)');
          expect(await visit.page.evaluate('({}).polluted')).toBeUndefined();
          expect(
            await visit.page.evaluate('mortar.blocks().map(({ error }) => error).filter(Boolean)'),
          ).toEqual([]);
          await visit.page.evaluate(
            'for (const { element } of mortar.blocks().slice(1, -1)) element.remove()',
          );
          await visit.page.waitForFunction('mortar.blocks().length === 2');
          await contract.use(visit.page);
          expect(visit.errors).toEqual([]);
        },
      );

      it.runIf(refused.length).each(refused)('%j the block is refused: %s', async (json, message) => {
        const { page, messages, errors } = await showWith(json);
        await page.waitForFunction("mortar.blocks().map(({ state }) => state).join() === 'failed,mounted'");
        expect(messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([message]);
        expect(await page.evaluate('({}).polluted')).toBeUndefined();
        expect(errors).toEqual([]);
      });
    });

    describe('without its parts', () => {
      it.each(contract.incomplete)('%j stays as it was and is marked', async (html, state) => {
        const visit = await show(html, contract.context);
        await visit.page.waitForSelector(`[data-block-state="${state}"]`, { state: 'attached' });
        const now = await visit.page.locator('main').evaluate((main) => {
          main.querySelector('[data-block-state]')?.removeAttribute('data-block-state');
          return main.outerHTML;
        });
        if (state === 'failed') expect(now).toBe(await visit.page.evaluate('written'));
        expect(await visit.page.evaluate('Boolean(mortar.blocks()[0].error)')).toBe(state === 'failed');
        expect(visit.errors).toEqual([]);
      });
    });

    it('works in every state that the demo site shows, and gives all of them back', async () => {
      const visit = await stage.visit(`/blocks/${name}`);
      const count = await visit.page.evaluate<number>('mortar.blocks().length');
      expect(count).toBeGreaterThan(2);
      await visit.page.evaluate('Promise.all(mortar.blocks().map(({ element }) => mortar.remount(element)))');
      await mounted(visit.page);
      const served = await fromHtml(
        visit.page,
        await (await fetch(visit.page.url())).text(),
        `[data-block="${name}"], .sqs-block-${name}`,
      );
      await visit.page.evaluate('mortar.unmount()');
      const now = await visit.page
        .locator(`[data-block="${name}"], .sqs-block-${name}`)
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      expect(now).toEqual(served);
      expect(visit.errors).toEqual([]);
    });
  });
}

/** The markup of what matches in a page's HTML, as the browser writes it back. */
function fromHtml(page: Page, html: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([html, selector]) => {
      const served = new DOMParser().parseFromString(html ?? '', 'text/html');
      return [...served.querySelectorAll(selector ?? '')].map(({ outerHTML }) => outerHTML);
    },
    [html, selector],
  );
}
