import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Twice as fast as a browser that can open windows, but without a back-forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** Paths of Chromium and of the headless shell, which is enough for most tests; '' means the driver's own build. */
export function findBrowsers() {
  const isNamed = Boolean(process.env.CHROME_PATH);
  const browser = findBrowser();
  if (isNamed) return { browser, shell: browser };
  if (existsSync(SHELL)) return { browser, shell: SHELL };
  return { browser, shell: browser === chromium.executablePath() ? '' : browser };
}

/** The path of the named or installed Chromium; installs one if there is none. */
export function findBrowser() {
  return installed() ?? install();
}

function installed() {
  const places = [process.env.CHROME_PATH, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Installs the driver's own build if it can be downloaded, else the distribution's. */
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
