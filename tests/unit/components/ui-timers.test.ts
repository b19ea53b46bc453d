import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMessage, timeFor } from '../../../src/components/toast/toast-box';
import { createPausableTimer } from '../../../src/dom/timing/timers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pausable timer', () => {
  it('stands still until it is started', () => {
    const run = vi.fn();
    createPausableTimer(run, 100);
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs once when its time is over', () => {
    const run = vi.fn();
    createPausableTimer(run, 100).resume();
    vi.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('counts only the time between its pauses', () => {
    const run = vi.fn();
    const timer = createPausableTimer(run, 100);
    for (let turn = 0; turn < 3; turn++) {
      timer.resume();
      vi.advanceTimersByTime(30);
      timer.pause();
      vi.advanceTimersByTime(10_000);
    }
    expect(run).not.toHaveBeenCalled();
    timer.resume();
    vi.advanceTimersByTime(9);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('started or paused twice is as started or paused once', () => {
    const run = vi.fn();
    const timer = createPausableTimer(run, 100);
    timer.resume();
    timer.resume();
    vi.advanceTimersByTime(60);
    timer.pause();
    vi.advanceTimersByTime(60);
    timer.pause();
    timer.resume();
    vi.advanceTimersByTime(39);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind once it is paused', () => {
    const timer = createPausableTimer(vi.fn(), 100);
    timer.resume();
    timer.pause();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the time of a message', () => {
  it.each([
    [1, 2000],
    [60, 2000],
    [61, 5000],
    [71, 5000],
    [100, 7000],
    [285, 19_950],
    [10_000, 20_000],
  ])('of %i characters is %i ms', (length, milliseconds) => {
    expect(timeFor('x'.repeat(length))).toBe(milliseconds);
  });
});

describe('a message', () => {
  it.each([
    ['Saved.', 'Saved.'],
    ['  Saved. ', 'Saved.'],
    [404, '404'],
    ['', ''],
    [undefined, ''],
    [null, ''],
    [true, ''],
    [{ toString: () => 'Saved.' }, ''],
    [['Saved.'], ''],
  ])('%j is read as %j', (given, read) => {
    expect(readMessage(given)).toBe(read);
  });
});
