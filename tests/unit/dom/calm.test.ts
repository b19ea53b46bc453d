import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenCalm } from '../../../src/dom/page';

let becomeIdle: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the first click takes effect before what waits for a calm page, which then runs once', () => {
  const run = vi.fn();
  whenCalm(run);
  dispatchEvent(new Event('pointermove'));
  dispatchEvent(new Event('pointerdown'));
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledOnce();
});

it.each(['pagehide', 'visibilitychange'])('nothing is waited for when the visitor leaves: %s', (sign) => {
  const run = vi.fn();
  whenCalm(run);
  dispatchEvent(new Event('pointermove'));
  dispatchEvent(new Event(sign));
  expect(run).toHaveBeenCalledOnce();
});

it('a page that nobody touches is calm after three seconds', () => {
  const run = vi.fn();
  whenCalm(run);
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
