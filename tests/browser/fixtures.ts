/** The pages that a test shows, which the demo's server answers in the place of its own. */
export interface Fixtures {
  /** Until all are cleared, this address shows this HTML, in every tab of the test. */
  put(url: string, html: string, headers?: Record<string, string>): void;
  readonly answer: (request: Request) => Response | undefined;
  clear(): void;
}

/** A route of the driver would do the same, but a browser that has one asks the driver for each file of a page. */
export function makeFixtures(): Fixtures {
  const pages = new Map<string, () => Response>();
  return {
    put(url, html, headers = {}) {
      const [address = url] = url.split('#'); // a request has no fragment
      const init = { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } };
      pages.set(new URL(address).href, () => new Response(html, init));
    },
    answer: ({ url }) => pages.get(url)?.(),
    clear: () => pages.clear(),
  };
}
