import type { PageScripts } from './page-scripts.ts';
import { literal } from './values.ts';
import { eventuallyDefined } from './wait.ts';

export interface Patience {
  readonly timeout?: number | undefined;
}

interface Found<Value> {
  readonly isGiven?: true;
  readonly value?: Value;
  readonly reason?: string;
}

/** Part of a script: more elements than one are a fault of the test. */
export const ONE = `if (elements.length > 1)
  throw new Error('strict mode violation: ' + elements.length + ' elements match');`;

/** Part of a script over one element: waits until it is in these states. */
export const needs = (...states: string[]) => `
  const missing = await injected.checkElementStates(element, ${literal(states)}, true);
  if (missing) return wait('it is not ' + (missing.missingState ?? 'connected'));`;

/** Runs scripts over what a selector of Playwright's finds in a page. */
export class Elements {
  private readonly scripts: PageScripts;
  private readonly selector: string;

  constructor(scripts: PageScripts, selector: string) {
    this.scripts = scripts;
    this.selector = selector;
  }

  /** What a script returns for all `elements` that are there now. */
  all<Value>(body: string): Promise<Value> {
    return this.scripts.withInjected<Value>(`
      const elements = injected.querySelectorAll(injected.parseSelector(${literal(this.selector)}), document);
      const isVisible = (element) => !!element && injected.elementState(element, 'visible', true).matches;
      ${body}`);
  }

  /** What a script gives for the one `element`; it returns `give(value)`, or `wait(reason)` until that is ready. */
  async one<Value>(body: string, { timeout = this.scripts.timeout }: Patience = {}): Promise<Value> {
    let reason = 'there is no such element';
    const look = async () => {
      const found = await this.all<Found<Value>>(`${ONE} ${GIVE} ${body}`);
      reason = found.reason ?? reason;
      return found.isGiven && { value: found.value as Value };
    };
    const { value } = await eventuallyDefined(this.selector, look, { timeout }).catch((error) => {
      throw new Error(`${error.message}: ${reason}`);
    });
    return value;
  }
}

const GIVE = `const [element] = elements;
  if (!element) return {};
  const give = (value) => ({ isGiven: true, value });
  const wait = (reason) => ({ reason });`;
