import { execFileSync, execSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { findBrowser } from '../find-browser.mjs';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const MINIBROWSER = process.env.MINIBROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Each engine: the programs that its tests need, the Debian packages that bring them, and what prints the version. */
const ENGINES = {
  firefox: { programs: [FIREFOX], packages: 'firefox-esr', version: [FIREFOX, '--version'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/openssl', MINIBROWSER],
    packages: 'webkit2gtk-driver xvfb openssl',
    version: ['dpkg-query', '--show', 'webkit2gtk-driver'], // it does not say so itself
  },
};

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'];

/** The version of an engine, which is installed first where it is missing. */
export function findEngine(name) {
  if (name === 'chromium') {
    process.env.CHROME_PATH = findBrowser();
    return versionOf([process.env.CHROME_PATH, '--version']);
  }
  const engine = ENGINES[name];
  if (missing(engine).length) install(name, engine);
  return versionOf(engine.version);
}

function missing({ programs }) {
  return programs.filter((program) => {
    try {
      accessSync(program, constants.X_OK);
      return false;
    } catch {
      return true;
    }
  });
}

function install(name, engine) {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const apt = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get`;
  try {
    execSync(`${apt} update && ${apt} install -y --no-install-recommends ${engine.packages}`, {
      stdio: 'inherit',
    });
  } catch {
    // What is still missing then is said below.
  }
  if (missing(engine).length)
    throw new Error(
      `The tests in ${name} need ${missing(engine).join(', ')}. As root on Debian: apt-get install ${engine.packages}`,
    );
}

/** The first number with a dot: `Mozilla Firefox 153.7.0esr` is 153.7.0esr. */
function versionOf([program, ...args]) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return /\d+(\.\w+)+/.exec(execFileSync(program, args, options))?.[0] ?? '';
}
