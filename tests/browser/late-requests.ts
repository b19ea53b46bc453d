import type { Page } from 'playwright';

interface LateRequests {
  /** Answers what has been asked for so far, and from now on at once. */
  arrive(): void;
  holdBack(page: Page, address: string | RegExp): Promise<unknown>;
}

/** Requests that wait until `arrive` is called. */
export function lateRequests(): LateRequests {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    arrive,
    holdBack: (page, address) => page.route(address, (route) => arrival.then(() => route.continue())),
  };
}
