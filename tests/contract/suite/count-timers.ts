/** Runs before a page's scripts: `timersSince(mark)` counts the pending timers set after `timerMark()`. */
export const COUNT_TIMERS = `{
  const waiting = new Map();
  let begun = 0;
  const once = { setTimeout: 'clearTimeout', requestAnimationFrame: 'cancelAnimationFrame', requestIdleCallback: 'cancelIdleCallback' };
  for (const [start, stop] of Object.entries(once)) {
    const begin = window[start];
    if (!begin) continue; // WebKit has no idle time
    window[start] = (run, ...more) => {
      const id = begin((...values) => { waiting.delete(stop + id); run(...values); }, ...more);
      waiting.set(stop + id, ++begun);
      return id;
    };
  }
  const beginInterval = setInterval;
  window.setInterval = (...values) => {
    const id = beginInterval(...values);
    waiting.set('clearTimeout' + id, ++begun);
    return id;
  };
  for (const stop of ['clearInterval', ...Object.values(once)]) {
    const end = window[stop];
    window[stop] = (id) => {
      waiting.delete(stop.replace('Interval', 'Timeout') + id);
      end(id);
    };
  }
  window.timerMark = () => begun;
  window.timersSince = (mark) => [...waiting.values()].filter((turn) => turn > mark).length;
}`;
