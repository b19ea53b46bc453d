import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const BROWSER = process.env.MINIBROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** How long a command may take, on a busy machine. */
const PATIENCE = 30_000;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What WebDriver calls its keys. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof KEYS;

/** One window of WebKit, driven by the WebDriver protocol; each session has its own cookies and storage. */
export interface Session {
  readonly version: string;
  open(url: string): Promise<void>;
  /** The value of an expression of the page, or of a promise that it gives. */
  evaluate<Value = unknown>(expression: string): Promise<Value>;
  /** A real click in the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Presses and releases a key where the focus is; with those before it held. */
  press(...keys: Key[]): Promise<void>;
  /** Types into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  /** Moves the pointer over the first element that matches. */
  hover(selector: string): Promise<void>;
  forgetCookies(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export async function startSession(driver: string): Promise<Session> {
  const options = { binary: BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const started = await command(`${driver}/session`, 'POST', { capabilities });
  const { sessionId, capabilities: given } = started as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const base = `${driver}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => command(base + path, 'POST', body);
  const find = async (selector: string) => {
    const found = await post('/element', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[ELEMENT] ?? '';
  };
  const act = (type: string, actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  await post('/timeouts', { script: 20_000, pageLoad: 20_000 });

  return {
    version: given.browserVersion,
    open: async (url) => void (await post('/url', { url })),
    evaluate: async <Value>(expression: string) =>
      (await post('/execute/sync', { script: `return (${expression})`, args: [] })) as Value,
    click: async (selector) => void (await post(`/element/${await find(selector)}/click`)),
    type: async (selector, text) => void (await post(`/element/${await find(selector)}/value`, { text })),
    press: async (...keys) => {
      const values = keys.map((key) => KEYS[key]);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = [...values].reverse().map((value) => ({ type: 'keyUp', value }));
      await act('key', [...down, ...up]);
    },
    hover: async (selector) => {
      const origin = { [ELEMENT]: await find(selector) };
      await act('pointer', [{ type: 'pointerMove', origin, x: 0, y: 0 }]);
    },
    forgetCookies: async () => void (await command(`${base}/cookie`, 'DELETE')),
    screenshot: async () => Buffer.from(String(await command(`${base}/screenshot`, 'GET')), 'base64'),
    close: async () => void (await command(base, 'DELETE')),
  };
}

/** The driver loses requests on connections that are used again, so each has its own. */
function command(url: string, method: string, body?: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const options = { method, agent: false, timeout: PATIENCE };
    const call = request(url, options, async (response) => {
      const { value } = JSON.parse(await text(response)) as { value: { error?: string; message?: string } };
      if (response.statusCode === 200) resolve(value);
      else reject(new Error(`${method} ${url}: ${value.error} ${value.message}`));
    });
    call.on('error', reject);
    call.on('timeout', () =>
      call.destroy(new Error(`WebKit does not answer: ${method} ${url} ${JSON.stringify(body)}`)),
    );
    call.end(body && JSON.stringify(body));
  });
}
