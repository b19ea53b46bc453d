import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import type { Fault } from '../../../demo-pages/server/faults.ts';
import {
  type Answer,
  asDocumented,
  askedOf,
  showVendors,
  VENDOR_BLOCKS,
  VENDOR_CONTEXT,
  type Vendor,
} from '../dom/vendors-page.ts';
import type { Stage, Visit } from '../harness.ts';
import { LIMITS_BY_TIMERS } from '../quick-clock.ts';
import { settled } from '../wire.ts';
import { CORES } from './page-visits.ts';
import { SCRIPT_FAULTS, SCRIPTS, type ScriptFault, type ScriptRow } from './script-table.ts';

const BLOCKS = `${VENDOR_BLOCKS}
  <div data-block="cart-page" id="cart-page"><p>Ask us</p></div>`;

const REVIEW_BLOCK = `<div data-block="product-reviews" id="product-reviews" data-block-json='{"products":[{"id":"bowl","title":"Bowl"}]}'><p>Write to us</p></div>`;

/** The page type of the cart, whose sessions are recorded; reviews have another. */
const CART = 200;
const REVIEWS = 209;

/** Visits to two pages on which every file of the matrix has the same fault. */
export interface ScriptVisit extends Visit {
  readonly reviews: Visit;
  /** Ends the fault of a vendor's file, or of all chunks. */
  repair(file: string): void;
}

const isChunk = ({ file }: Pick<ScriptRow, 'file'>) => file.startsWith('/chunks/');

/** The requests for a file. */
export function askedForFile(visit: Visit, row: ScriptRow): string[] {
  if (isChunk(row)) return visit.requests.filter((url) => url.includes(row.file));
  return askedOf(visit, row.file as Vendor).map(String);
}

/** Opens the pages and advances their clocks until every file has timed out. */
export async function visitUnder(stage: Stage, code: ScriptFault): Promise<ScriptVisit> {
  const repaired = new Set<string>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const broken = brokenAnswer(code, released);
  const answer: Answer = (route, vendor) => (repaired.has(vendor) ? asDocumented : broken)(route, vendor);
  breakChunks(stage, code);
  const visit = await openPage(stage, BLOCKS, { pageType: CART, answer });
  const reviews = await openPage(stage, REVIEW_BLOCK, { pageType: REVIEWS, answer });
  await visit.page.bringToFront(); // only there, a field can have the focus
  await visit.page.getByLabel('Email').fill('ada@kiln.example'); // that, too, is what waits for a calm page
  await Promise.all([letTimePass(visit, SCRIPTS.slice(0, 9)), letTimePass(reviews, SCRIPTS.slice(9))]);
  release();
  if (code === 'LA') stage.server.faults.clear();
  await settled(visit.page, 200);
  return {
    ...visit,
    reviews,
    repair(file) {
      if (isChunk({ file })) stage.server.faults.clear();
      else repaired.add(file);
    },
  };
}

interface PageOptions {
  readonly pageType: number;
  readonly answer: Answer;
}

function openPage(stage: Stage, blocks: string, { pageType, answer }: PageOptions): Promise<Visit> {
  return showVendors(stage, blocks, {
    context: { ...VENDOR_CONTEXT, pageType },
    viewport: { width: 1280, height: 2600 },
    before: LIMITS_BY_TIMERS + CORES,
    clock: true,
    async prepare(page) {
      await page.route('**/api/commerce/fullstory/getId', (route) => route.fulfill({ json: 'o-KILN1-na1' }));
    },
    answer,
  });
}

/** Twice the longest timeout, since chunks are requested twice. */
async function letTimePass(visit: Visit, rows: readonly ScriptRow[]): Promise<void> {
  const missing = (times: number) =>
    rows
      .filter((row) => askedForFile(visit, row).length < (isChunk(row) ? times : 1))
      .map(({ file }) => file);
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(missing(times)).toEqual([]), { timeout: 15_000, interval: 25 });
    await visit.page.clock.runFor(31_000);
    await settled(visit.page, 100);
  }
}

function breakChunks({ server }: Stage, code: ScriptFault): void {
  server.faults.clear();
  server.store.clear();
  for (const { file } of SCRIPTS.filter(isChunk)) server.faults.add({ path: file, ...answerOf(code) });
}

function answerOf(code: ScriptFault): Omit<Fault, 'path'> {
  return SCRIPT_FAULTS.find((fault) => fault.code === code)?.answer ?? {};
}

/** The fault as a response in place of a vendor's. */
function brokenAnswer(code: ScriptFault, released: Promise<void>): Answer {
  const { delay, drop, status = 200, malformed, body = 'x()' } = answerOf(code);
  return async (route, vendor) => {
    const isSheet = /google-fonts|kit/.test(vendor);
    if (delay && code === 'NA') return; // never
    if (delay) return released.then(() => asDocumented(route, vendor)).catch(() => {}); // given up meanwhile
    if (drop) return route.abort('connectionrefused');
    const type = malformed ? 'text/html' : isSheet ? 'text/css' : 'text/javascript';
    return route.fulfill({
      status,
      body,
      contentType: type,
      headers: { 'x-content-type-options': 'nosniff' },
    });
  };
}

/** Our console lines about a file, which begin with its name; the browser logs lines of its own. */
export function linesAbout({ messages }: Visit, start: RegExp): string[] {
  return messages.filter(({ type, text }) => type === 'error' && start.test(text)).map(({ text }) => text);
}

export const fontOf = (page: Page, name: string) =>
  page.evaluate(`getComputedStyle(document.body).getPropertyValue('--${name}').trim()`);
