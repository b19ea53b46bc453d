import { type Browser, type CDPSession, chromium } from 'playwright';
import { launchEngine } from '../engines/launch.ts';

/**
 * The popups of the address bar would cost two more pages for each page, a spare process one. Browsers only use the
 * last such list, so it repeats what the driver disables.
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

/** Launches the engine under test: a headless Chromium, unless the run names another. */
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
 * A headless shell reports a pointer in the corner of the screen to a page's first frame; a window elsewhere isn't
 * under it.
 */
export async function movePointerAway(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
}

export const isChromium = (browser: Browser | null) => browser?.browserType() === chromium;
