import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

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
    const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
    execSync(`${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium`, {
      stdio: 'inherit',
    });
  }
  const found = installed();
  if (!found) throw new Error('No Chromium found and none could be installed; set CHROME_PATH to one.');
  return found;
}
