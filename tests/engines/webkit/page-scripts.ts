import { readFileSync } from 'node:fs';
import { Handle } from './handle.ts';
import { injectedScript } from './playwright-scripts.ts';
import { DocumentGone, type Runner } from './runner.ts';
import { bodyOf, type Script } from './script-text.ts';
import { literal } from './values.ts';
import { eventuallyDefined } from './wait.ts';

interface Added {
  readonly content?: string;
  readonly path?: string;
  readonly url?: string;
}

/** The scripts that a test runs in a page. */
export class PageScripts {
  /** How long to wait for what a page does, in milliseconds. */
  timeout = 10_000;
  private readonly runner: Runner;

  constructor(runner: Runner) {
    this.runner = runner;
  }

  run = <Value>(body: string) => this.runner.run<Value>(body);

  /** Nothing where the document has gone. */
  runIfThere = <Value>(body: string): Promise<Value | undefined> => this.run<Value>(body).catch(unlessGone);

  /** One that comes while the page changes runs in the next document. */
  evaluate = <Value>(script: Script<Value>, argument?: unknown) =>
    inNextDocument(() => this.run<Value>(bodyOf(script, argument)));

  evaluateHandle = async (script: Script<unknown>, argument?: unknown) => {
    const value = `await (async () => { ${bodyOf(script, argument)} })()`;
    return new Handle(this, await this.run(`return agent.handles.push(${value}) - 1`));
  };

  waitForFunction = <Value>(script: Script<Value>, argument?: unknown, { timeout = this.timeout } = {}) => {
    const look = async () => (await this.evaluate(script, argument)) || undefined;
    return eventuallyDefined(String(script), look, { timeout });
  };

  /** With Playwright's script as `injected`, which comes into a document with the first need for it. */
  withInjected<Value>(body: string): Promise<Value> {
    const script = `const { injected } = agent; if (!injected) return ${literal(NEEDED)}; ${body}`;
    return inNextDocument(async () => {
      const value = await this.run<Value | typeof NEEDED>(script);
      if (value !== NEEDED) return value;
      await this.run(`${NATIVES} const module = {}; ${injectedScript()}; ${INJECT}`);
      return this.run<Value>(script);
    });
  }

  addScriptTag = (added: Added) => this.append('script', added);
  addStyleTag = (added: Added) => this.append('style', added);

  private async append(name: string, { content, path = '', url }: Added): Promise<void> {
    const set = url ? { src: url } : { textContent: content ?? readFileSync(path, 'utf8') };
    await this.run(`const added = Object.assign(document.createElement('${name}'), ${literal(set)});
      const loaded = new Promise((resolve, reject) => Object.assign(added, { onload: resolve, onerror: reject }));
      document.head.append(added);
      ${url ? 'await loaded;' : ''}`);
  }
}

const NEEDED = 'Playwright’s script is needed';

const NATIVES = 'const { MutationObserver, IntersectionObserver, ResizeObserver, Date } = agent.natives;';

const INJECT = `const options = { isUnderTest: false, sdkLanguage: 'javascript', testIdAttributeName: 'data-testid',
  stableRafCount: 2, browserName: 'webkit', shouldPrependErrorPrefix: false, isUtilityWorld: false, customEngines: [] };
  agent.injected = new (module.exports.InjectedScript())(globalThis, options);`;

function unlessGone(error: unknown): undefined {
  if (!(error instanceof DocumentGone)) throw error;
}

function inNextDocument<Value>(job: () => Promise<Value>): Promise<Value> {
  const look = () => job().then((value) => ({ value }), unlessGone);
  return eventuallyDefined('a document', look, { timeout: 3000 }).then(({ value }) => value);
}
