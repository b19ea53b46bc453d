import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScheduler } from '../../../src/dom/scheduler';
import { repeatWhileSeen } from '../../../src/dom/timing/timers';
import {
  adaptiveThrottle,
  createResizeEmitter,
  createResizeScheduler,
  OBSERVER_THRESHOLDS,
  scrollToElement,
  TWEEN_DURATION,
  tween,
  UnexpectedValueError,
  waitForElement,
} from '../../../src/library';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0); // who starts a timer ends it
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** A function that takes some milliseconds, and what it was called with. */
function busy(milliseconds: () => number) {
  const calls: unknown[] = [];
  const run = (value?: unknown) => {
    calls.push(value);
    vi.setSystemTime(Date.now() + milliseconds());
  };
  return { calls, run };
}

describe('the adaptive throttle', () => {
  it('waits twice the run time, then makes the last call', () => {
    const { calls, run } = busy(() => 10);
    const throttled = adaptiveThrottle(run);
    throttled(1);
    throttled(2);
    throttled(3);
    expect(calls).toEqual([1]);
    vi.advanceTimersByTime(19);
    expect(calls).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual([1, 3]);
    vi.advanceTimersByTime(20);
    expect(calls).toEqual([1, 3]);
    throttled(4);
    expect(calls).toEqual([1, 3, 4]);
    throttled.cancel();
  });

  it('waits by the average of the last 22 runs', () => {
    let milliseconds = 1000;
    const { calls, run } = busy(() => milliseconds);
    const throttled = adaptiveThrottle(run);
    throttled();
    milliseconds = 10;
    for (let count = 0; count < 21; count++) {
      vi.advanceTimersByTime(2000);
      throttled();
    }
    expect(calls).toHaveLength(22);
    throttled('waits');
    vi.advanceTimersByTime(Math.floor((2 * (1000 + 21 * 10)) / 22) - 1);
    expect(calls).toHaveLength(22);
    vi.advanceTimersByTime(2);
    expect(calls.at(-1)).toBe('waits'); // the 23rd run: the slow first one is forgotten
    throttled('sooner');
    vi.advanceTimersByTime(20);
    expect(calls.at(-1)).toBe('sooner');
    throttled.cancel();
  });

  it('goes on after an error, which the caller gets', () => {
    let calls = 0;
    const throttled = adaptiveThrottle(() => {
      calls++;
      throw new Error('broken');
    });
    expect(throttled).toThrow('broken');
    vi.advanceTimersByTime(1);
    expect(throttled).toThrow('broken');
    expect(calls).toBe(2);
    throttled.cancel();
  });

  it('forgets a call that waits when it is cancelled', () => {
    const { calls, run } = busy(() => 10);
    const throttled = adaptiveThrottle(run);
    throttled(1);
    throttled(2);
    throttled.cancel();
    vi.advanceTimersByTime(1000);
    expect(calls).toEqual([1]);
  });

  it('takes a clock that was put back for no time at all', () => {
    const { calls, run } = busy(() => -60_000);
    const throttled = adaptiveThrottle(run);
    throttled(1);
    throttled(2);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual([1, 2]);
    throttled.cancel();
  });
});

describe('waiting for an element', () => {
  it('ends at once where there is one', async () => {
    document.body.innerHTML = '<p></p>';
    expect(await waitForElement(document, 'p')).toEqual([document.querySelector('p')]);
  });

  it('looks every 100 ms, until there are as many as asked for', async () => {
    const look = vi.spyOn(document.body, 'querySelectorAll');
    const waiting = waitForElement(document.body, 'p', { min: 2 });
    await vi.advanceTimersByTimeAsync(99);
    expect(look).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '<p></p>';
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(2);
    document.body.insertAdjacentHTML('beforeend', '<p></p>');
    await vi.advanceTimersByTimeAsync(100);
    expect(await waiting).toHaveLength(2);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it.each([
    [undefined, 5000],
    [0, 0],
    [3, 300],
  ])('is given up after %s retries, in %i ms', async (retries, milliseconds) => {
    const refused = vi.fn();
    waitForElement(document, '.never', retries === undefined ? {} : { retries }).catch(refused);
    await vi.advanceTimersByTimeAsync(Math.max(0, milliseconds - 1));
    if (milliseconds) expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refused).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'ElementMissingError', message: expect.stringContaining('.never') }),
    );
  });

  it.each([
    [null, 'p'],
    [undefined, 'p'],
    ['document', ''],
  ])('is refused with the parent %s and the selector %j', async (parent, selector) => {
    await expect(waitForElement(parent ? document : (parent as null), selector)).rejects.toThrow(
      UnexpectedValueError,
    );
  });

  it('ends with its signal, and leaves no timer', async () => {
    const controller = new AbortController();
    const waiting = waitForElement(document, '.never', { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
    await expect(waitForElement(document, '.never', { signal: controller.signal })).rejects.toThrow('gone');
  });

  it('is refused with a selector that is none', async () => {
    await expect(waitForElement(document, 'p[')).rejects.toThrow();
  });
});

describe('resizes', () => {
  const resize = () => window.dispatchEvent(new Event('resize'));

  it('are told 300 ms after the last one, to everybody once', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const emitter = createResizeEmitter();
    const stops = [emitter.on(first), emitter.on(second)];
    resize();
    vi.advanceTimersByTime(200);
    resize();
    vi.advanceTimersByTime(299);
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });

  it('are not listened to while nobody wants to know', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const emitter = createResizeEmitter(10);
    expect(add).not.toHaveBeenCalled();
    const listener = vi.fn();
    const stop = emitter.on(listener);
    resize();
    stop();
    stop();
    vi.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalled();
    expect(add).toHaveBeenCalledTimes(1);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it.each([
    [undefined, 150],
    [20, 20],
  ])('with a wait of %s lead to work %i ms after the last wish', (wait, milliseconds) => {
    const work = vi.fn();
    const scheduler = createResizeScheduler(work, wait);
    scheduler.schedule();
    vi.advanceTimersByTime(milliseconds - 1);
    scheduler.schedule();
    vi.advanceTimersByTime(milliseconds - 1);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    scheduler.schedule();
    scheduler.cancel();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a tween', () => {
  it('runs from 0 to 1 in its duration, and the last call is with 1', () => {
    const steps: number[] = [];
    tween((progress) => steps.push(progress), 1);
    vi.advanceTimersByTime(500);
    expect(steps.at(-1)).toBeGreaterThan(0.45);
    expect(steps.at(-1)).toBeLessThan(0.55);
    vi.advanceTimersByTime(600);
    expect(steps.at(-1)).toBe(1);
    expect(steps.filter((progress) => progress === 1)).toHaveLength(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('takes 0.3 s where nothing else is said', () => {
    expect(TWEEN_DURATION).toBe(0.3);
    const steps: number[] = [];
    tween((progress) => steps.push(progress));
    vi.advanceTimersByTime(280);
    expect(steps).not.toContain(1);
    vi.advanceTimersByTime(40);
    expect(steps).toContain(1);
  });

  it('can be ended early', () => {
    const draw = vi.fn();
    tween(draw)();
    vi.advanceTimersByTime(1000);
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([0, -1])('of %s s is over at once', (duration) => {
    const draw = vi.fn();
    tween(draw, duration);
    vi.advanceTimersByTime(20);
    expect(draw.mock.calls).toEqual([[1]]);
  });

  it.each([
    [undefined, 1],
    ['draw', 1],
    [() => {}, Number.NaN],
    [() => {}, Number.POSITIVE_INFINITY],
    [() => {}, '1'],
    [() => {}, null],
  ])('of %s in %s s is none', (draw, duration) => {
    expect(() => tween(draw as never, duration as never)).toThrow(
      new TypeError('A tween requires a function and a finite duration.'),
    );
  });
});

describe('scrolling to an element', () => {
  it.each([
    [undefined, 970, false, 'smooth'],
    [{ offset: 0 }, 1000, false, 'smooth'],
    [undefined, 970, true, 'instant'],
    [{ offset: 5000 }, 0, false, 'smooth'],
  ])('with %j ends at %i px, %s', (options, top, isReduced, behavior) => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
    const element = document.createElement('p');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top: 1000 - scrollY } as DOMRect);
    scrollToElement(element, options);
    expect(scroll).toHaveBeenCalledWith({ top, behavior });
  });
});

describe('what is repeated while the page is seen', () => {
  let isHidden = false;
  const setHidden = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    isHidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  });

  it('is done now and at each interval', () => {
    const work = vi.fn();
    const stop = repeatWhileSeen(work, 1000);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2999);
    expect(work).toHaveBeenCalledTimes(3);
    stop();
    setHidden(false);
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('rests while the page is hidden, and is done at once when it is seen again', () => {
    const work = vi.fn();
    const stop = repeatWhileSeen(work, 1000);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    setHidden(false);
    expect(work).toHaveBeenCalledTimes(2);
    stop();
  });
});

it('observers are told at five parts', () => {
  expect(OBSERVER_THRESHOLDS).toEqual([0, 0.1, 0.25, 0.5, 1]);
});

describe('work in turns', () => {
  /** Does pieces of work that last so many milliseconds, and tells which are done. */
  function work(pieces: readonly number[]): readonly number[] {
    const done: number[] = [];
    let now = 100;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const turn = createScheduler();
    pieces.forEach(async (milliseconds) => {
      await turn();
      now += milliseconds;
      done.push(milliseconds);
    });
    return done;
  }

  it('is done at once while it is short', async () => {
    const done = work([3, 4, 4, 5]);
    await settleMicrotasks();
    expect(done).toEqual([3, 4, 4, 5]);
  });

  it('waits for a new task when a turn has had its time, and then has as much again', async () => {
    const done = work([16, 10, 22, 4, 60, 2]);
    for (const expected of [
      [16, 10],
      [16, 10, 22, 4],
      [16, 10, 22, 4, 60],
      [16, 10, 22, 4, 60, 2],
    ]) {
      await settleMicrotasks();
      expect(done).toEqual(expected);
      vi.runOnlyPendingTimers();
    }
  });
});

async function settleMicrotasks(): Promise<void> {
  for (let count = 0; count < 50; count++) await undefined;
}
