/** Tock's global: it queues calls until its script has loaded, which then handles them through `callMethod`. */
interface Tock {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

interface TockWindow {
  tock?: Tock;
}

/** Whether Tock's script has loaded. */
export function hasTock(): boolean {
  return typeof (window as TockWindow).tock?.callMethod === 'function';
}

/** The global created as in the snippet, or the page's existing one. */
export function offerTock(): Tock {
  const global = window as TockWindow;
  if (typeof global.tock === 'function') return global.tock; // it might be an element with that name
  const tock: Tock = Object.assign(call, { queue: [], loaded: true, version: '1.0' });
  global.tock = tock;
  return tock;

  function call(...call: unknown[]): void {
    if (tock.callMethod) tock.callMethod(...call);
    else tock.queue.push(call);
  }
}
