import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Costs half as much as a browser that could open windows, but has no back-forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** Paths of a Chromium, and of what runs the tests that need no more than a headless shell: '' for the driver's own. */
export function findBrowsers() {
  const isNamed = Boolean(process.env.CHROME_PATH);
  const browser = findBrowser();
  if (isNamed) return { browser, shell: browser };
  if (existsSync(SHELL)) return { browser, shell: SHELL };
  return { browser, shell: browser === chromium.executablePath() ? '' : browser };
}

/** A Chromium's path: the one that is named or installed, else one that is installed now. */
export function findBrowser() {
  return installed() ?? install();
}

function installed() {
  const places = [process.env.CHROME_PATH, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** The driver's own build where it can be downloaded, else the distribution's. */
function install() {
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (!installed()) {
    const apt = `${process.getuid?.() === 0 ? '' : 'sudo '}apt-get`;
    const install = `${apt} install -y --no-install-recommends chromium`;
    execSync(`${apt} update && (${install} chromium-headless-shell || ${install})`, { stdio: 'inherit' });
  }
  const found = installed();
  if (!found) throw new Error('No Chromium found and none could be installed; set CHROME_PATH to one.');
  return found;
}
