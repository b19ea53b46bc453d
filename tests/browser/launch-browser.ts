import { type Browser, chromium, type Page } from 'playwright';
import { launchEngine } from '../engines/launch.ts';

/**
 * The popups of the address bar would cost every page two pages more, a spare process one.
 * A browser heeds only the last such list, so what its driver switches off stands here again.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'LocalNetworkAccessChecks', // a fixture has no address, so that servers of this machine would be closed to it
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** The engine that the run is for; a headless Chromium unless it names another. */
export function launch(): Promise<Browser> {
  const engine = launchEngine();
  if (engine) return engine;
  return chromium.launch({
    executablePath: process.env.HEADLESS_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--renderer-process-limit=1', // all pages of a context share a process: starting one costs as much as a test
      '--disable-site-isolation-trials', // or the address that a blank page goes to would ask for another process
      `--disable-features=${UNUSED_FEATURES}`,
    ],
  });
}

/**
 * A headless shell takes the pointer to stand in the screen's corner, and tells a page's first frame of it: a window
 * elsewhere has none over it.
 */
export async function movePointerAway(page: Page): Promise<void> {
  if (!isChromium(page.context().browser())) return;
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
}

export const isChromium = (browser: Browser | null) => browser?.browserType() === chromium;
