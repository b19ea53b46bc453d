import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** How long a driver may take to answer at all, on a busy machine. */
const PATIENCE = 30_000;

/** WebKitGTK's driver on a screen of its own; both end with `stop`. */
export async function startDriver(): Promise<{ url: string; stop(): void }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`).catch((error) => {
    stop();
    throw error;
  });
  return { url, stop };
}

function firstLine(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdout?.once('data', (data) => resolve(String(data).trim()));
  });
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
