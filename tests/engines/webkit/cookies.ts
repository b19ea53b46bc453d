import { blankOf, showBlank } from './blank.ts';
import type { WebKitContext } from './context.ts';
import type { Session } from './session.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url?: string;
  readonly domain?: string;
  readonly path?: string;
  readonly httpOnly?: boolean;
}

interface DriverCookie extends Cookie {
  readonly expiry?: number;
}

/** WebDriver knows the cookies of the page that is open, so others are set on a blank page of their site. */
export class Cookies {
  private readonly context: WebKitContext;

  constructor(context: WebKitContext) {
    this.context = context;
  }

  async add(cookies: Cookie[]): Promise<void> {
    for (const { url, domain, path = '/', ...cookie } of cookies) {
      const { origin } = new URL(url ?? `http://${domain}`);
      await this.inPage(async (session) => {
        const here = await session.get<string>('/url');
        if (!here.startsWith(origin)) await showBlank(session, blankOf(origin));
        if (cookie.value === '') await setEmpty(session, cookie.name, path);
        else await session.post('/cookie', { cookie: { ...cookie, path, ...(domain && { domain }) } });
      });
    }
  }

  async all() {
    const cookies = await this.inPage((session) => session.get<DriverCookie[]>('/cookie'));
    return cookies.map(({ expiry = -1, ...cookie }) => ({ ...cookie, expires: expiry }));
  }

  clear = () => this.inPage((session) => session.remove('/cookie'));

  private inPage<Value>(job: (session: WebKitContext['session']) => Promise<Value>): Promise<Value> {
    const { session } = this.context;
    const handle = this.context.pages().at(-1)?.handle ?? session.first;
    return session.inWindow(handle, () => job(session));
  }
}

/** The driver refuses a cookie without a value. */
const setEmpty = (session: Session, name: string, path: string) =>
  session.post('/execute/sync', {
    script: 'document.cookie = arguments[0]',
    args: [`${name}=; path=${path}`],
  });
