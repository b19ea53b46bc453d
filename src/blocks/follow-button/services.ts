import * as page from '../../dom/page';
import type { VendorScript } from '../../dom/vendors/load-script';

export interface Account {
  readonly screenname: string;
  readonly profileUrl: string;
}

/** A service with its own button. */
export interface FollowService {
  readonly script: VendorScript;
  profileOf(screenname: string): string;
  draw(account: Account, container: HTMLElement): unknown;
}

/** Milliseconds (specification, section 9, data layer and loading). */
const TIMEOUT = 10_000;

/** The services' globals, as documented by them. */
interface ServicesWindow {
  twttr?: { widgets?: { createFollowButton(screenname: string, container: HTMLElement): Promise<unknown> } };
  PinUtils?: { build(container: HTMLElement): void };
}

const globals = window as ServicesWindow;

export const SERVICES: ReadonlyMap<string, FollowService> = new Map([
  [
    'twitter',
    {
      script: {
        address: 'https://platform.twitter.com/widgets.js',
        timeout: TIMEOUT,
        isThere: () => globals.twttr?.widgets !== undefined,
      },
      profileOf: (screenname: string) => `https://twitter.com/${screenname}`,
      draw: ({ screenname }: Account, container: HTMLElement) =>
        globals.twttr?.widgets?.createFollowButton(screenname, container),
    },
  ],
  [
    'pinterest',
    {
      script: {
        address: 'https://assets.pinterest.com/js/pinit.js',
        timeout: TIMEOUT,
        isThere: () => globals.PinUtils !== undefined,
      },
      profileOf: (screenname: string) => `https://www.pinterest.com/${screenname}/`,
      draw: drawPinterest,
    },
  ],
]);

/** Pinterest replaces this link with its button, so React must not own it. */
function drawPinterest({ screenname, profileUrl }: Account, container: HTMLElement): void {
  const link = page.create('a');
  link.href = profileUrl;
  link.dataset.pinDo = 'buttonFollow';
  link.textContent = screenname;
  container.append(link);
  globals.PinUtils?.build(container);
}
