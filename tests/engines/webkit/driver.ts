import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type Screen, startScreen } from './screen.ts';
import { spawnWithUs } from './spawn.ts';

/** How long a driver may take to answer at all, on a busy machine. */
const PATIENCE = 30_000;

export interface Driver {
  readonly url: string;
  readonly screen: Screen;
  stop(): void;
}

/** WebKitGTK's driver on a screen of its own; both end with `stop`. */
export async function startDriver(environment: Record<string, string>): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const env = { NO_AT_BRIDGE: '1', DISPLAY: screen.display };
  const driver = spawnWithUs('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...env, ...environment },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    screen.stop(); // and with it the browser
  };
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`).catch((error) => {
    stop();
    throw error;
  });
  return { url, screen, stop };
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answers(url: string) {
  const end = Date.now() + PATIENCE;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`WebKitWebDriver does not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
