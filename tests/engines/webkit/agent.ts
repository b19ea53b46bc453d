import type { Plain } from './values.ts';

/** What a page has said or thrown. */
export interface Told {
  readonly type: string;
  readonly text: string;
  readonly count: number;
}

/** The driver's part in a document. */
export interface Agent {
  /** Tells documents of one address apart. */
  readonly id: string;
  readonly told: Told[];
  readonly handles: unknown[];
  /** Scripts that have not ended yet, by the number that the driver gave them. */
  readonly running: Map<number, Promise<Outcome>>;
  readonly wait: typeof setTimeout;
  /** What a test may take away or break, for the scripts of Playwright. */
  readonly natives: object;
}

export type Outcome = { readonly result: Plain } | { readonly thrown: [string, string] };

/** Where a page that is left sends what it has said since it was asked last. */
export const LAST_WORDS = '/mortar-driver-last-words';

/**
 * Runs in the page, before its scripts, as text: it hears the console and uncaught errors, which WebDriver cannot, and
 * keeps the timer that a test may replace.
 */
export function installAgent(lastWords?: string): Agent {
  const own = window as unknown as { __webkitDriver?: Agent };
  if (own.__webkitDriver) return own.__webkitDriver;
  const agent: Agent = {
    id: String(Math.random()),
    told: [],
    handles: [],
    running: new Map(),
    wait: setTimeout.bind(window) as typeof setTimeout,
    natives: { MutationObserver, IntersectionObserver: unbroken(IntersectionObserver), ResizeObserver, Date },
  };
  Object.defineProperty(window, '__webkitDriver', { value: agent, enumerable: false });
  document.currentScript?.remove();

  function unbroken(Native: typeof IntersectionObserver) {
    const { observe } = Native.prototype;
    return class extends Native {
      override observe = observe;
    };
  }
  const isPlain = (value: object) => Object.prototype.toString.call(value) === '[object Object]';
  const show = (value: unknown): string => {
    if (value instanceof Error)
      return value.stack?.includes(value.message) ? value.stack : [value, value.stack].join('\n');
    if (value instanceof Node) return 'JSHandle@node';
    if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
    if (typeof value !== 'object' || value === null || !isPlain(value)) return String(value);
    return `{${Object.entries(value)
      .map(([name, field]) => `${name}: ${show(field)}`)
      .join(', ')}}`;
  };
  const format = ([first, ...rest]: unknown[]): string => {
    if (typeof first !== 'string') return [first, ...rest].map(show).join(' ');
    const text = first.replace(/%([sdifcoO])/g, (mark, kind) => {
      if (!rest.length) return mark;
      const shown = show(rest.shift());
      return kind === 'c' ? '' : shown;
    });
    return [text, ...rest.map(show)].join(' ');
  };
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'table'] as const) {
    const write = console[method].bind(console);
    const type = method === 'warn' ? 'warning' : method;
    console[method] = (...values: unknown[]) => {
      agent.told.push({ type, text: format(values), count: values.length });
      write(...values);
    };
  }
  const messageOf = (error: unknown, text: unknown) => {
    try {
      return String((error as Error | null)?.message ?? text);
    } catch {
      return 'what cannot be written'; // an error here would be one of the page
    }
  };
  const tellError = (error: unknown, text: unknown) =>
    agent.told.push({ type: 'pageerror', text: messageOf(error, text), count: 0 });
  addEventListener('error', (event) => event instanceof ErrorEvent && tellError(event.error, event.message));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason, reason));
  const send = navigator.sendBeacon.bind(navigator);
  if (lastWords)
    addEventListener('pagehide', () => {
      if (agent.told.length) send(lastWords, JSON.stringify(agent.told.splice(0)));
    });
  return agent;
}
