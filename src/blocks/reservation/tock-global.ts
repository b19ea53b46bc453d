/** Tock's global: it keeps calls until its script has come, which then takes them by `callMethod`. */
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

/** Whether Tock's script has come. */
export function hasTock(): boolean {
  return typeof (window as TockWindow).tock?.callMethod === 'function';
}

/** The global as the snippet makes it, or the one that the page has. */
export function offerTock(): Tock {
  const global = window as TockWindow;
  if (typeof global.tock === 'function') return global.tock; // an element may bear the name
  const tock: Tock = Object.assign(call, { queue: [], loaded: true, version: '1.0' });
  global.tock = tock;
  return tock;

  function call(...call: unknown[]): void {
    if (tock.callMethod) tock.callMethod(...call);
    else tock.queue.push(call);
  }
}
