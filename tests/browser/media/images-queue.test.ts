import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage, type VisitOptions } from '../harness';
import { picture, room } from '../markup';
import { asked, calm, loaded, showBody } from './image-page';

const stage = useStage();

const show = (body: string, options?: VisitOptions) => showBody(stage, body, options);

describe('the queue', () => {
  /** Holds every picture back and counts them; `open` lets all go. */
  function gatekeeper() {
    const held: Route[] = [];
    let isOpen = false;
    return {
      held,
      prepare: (page: Page) =>
        page.route('**/images/**', (route) => (isOpen ? route.continue() : void held.push(route))),
      open: () => {
        isOpen = true;
        return Promise.all(held.map((route) => route.continue()));
      },
    };
  }
  const thirty = Array.from({ length: 30 }, (_, index) =>
    picture(`p${index}`, { box: [50, 20], source: `/images/loaves-${index}.svg` }),
  ).join('');

  it.each([
    [1280, 16],
    [433, 16],
    [432, 1],
  ])('on a screen %i px wide loads %i at a time', async (width, limit) => {
    const gate = gatekeeper();
    const visit = await show(thirty, { viewport: { width, height: 800 }, prepare: gate.prepare });
    await eventually(() => gate.held.length).toBe(limit);
    await calm(visit.page);
    expect(gate.held).toHaveLength(limit);
    await gate.open();
    await eventually(() => visit.page.locator('img.loaded').count()).toBe(30);
    expect(new Set(asked(visit)).size).toBe(30);
  });

  it('is held up by one that hangs for ten seconds only', async () => {
    const gate = gatekeeper();
    const viewport = { width: 432, height: 800 };
    const { page } = await show(thirty, { viewport, clock: true, prepare: gate.prepare });
    await eventually(() => gate.held.length).toBe(1);
    await page.clock.runFor(10_000);
    await eventually(() => gate.held.length).toBeGreaterThan(1);
  });

  it('is not held up by images that leave the page while they load', async () => {
    const gate = gatekeeper();
    const visit = await show(
      `<div id="gone">${thirty}</div>${picture('stays', { source: '/images/jug.svg', attributes: 'data-load="viewport"' })}`,
      { prepare: gate.prepare },
    );
    await eventually(() => gate.held.length).toBe(16);
    await visit.page.evaluate('gone.remove()');
    await eventually(() => gate.held.some((route) => route.request().url().includes('jug'))).toBe(true);
    await gate.open().catch(() => undefined);
    await loaded(visit.page, 'stays');
    expect(visit.errors).toEqual([]);
  });
});

it('the first visible images are asked for with high priority, the others are not', async () => {
  const row = [0, 1, 2, 3, 4, 5].map((index) => picture(`p${index}`, { box: [200, 100] })).join('');
  const visit = await show(row + room(3000) + picture('far'));
  for (const id of ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'far']) await loaded(visit.page, id);
  const high = await visit.page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((images) => images.map(({ id }) => id));
  expect(high).toEqual(['p0', 'p1', 'p2', 'p3']);
});

it('of a thousand images only those near the viewport are asked for', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    picture(`p${index}`, {
      box: [300, 100],
      source: `/images/loaves-${index}.svg`,
      attributes: 'data-load="viewport"',
    }),
  );
  const visit = await show(many.join(''));
  await eventually(() => visit.page.locator('img.loaded').count()).toBeGreaterThanOrEqual(8);
  await calm(visit.page);
  const distances = await visit.page
    .locator('img[src]')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top - innerHeight));
  expect(Math.max(...distances)).toBeLessThanOrEqual(200);
  expect(asked(visit).length).toBeLessThan(15);
});
