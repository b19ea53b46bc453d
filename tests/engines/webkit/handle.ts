import type { PageScripts } from './page-scripts.ts';
import { functionText, type Script } from './script-text.ts';
import { literal } from './values.ts';

/** An object of a document; as an argument of a script it is that object. */
export class Handle {
  readonly isHandle = true;
  readonly expression: string;
  private readonly scripts: PageScripts;

  constructor(scripts: PageScripts, index: number) {
    this.scripts = scripts;
    this.expression = `agent.handles[${index}]`;
  }

  asElement = () => this;
  dispose = async () => {};
  jsonValue = () => this.scripts.run<unknown>(`return ${this.expression}`);
  getAttribute = (name: string) =>
    this.scripts.run<string | null>(`return ${this.expression}.getAttribute(${literal(name)})`);
  boundingBox = () =>
    this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

  evaluate<Value>(script: Script<Value>, argument?: unknown): Promise<Value> {
    const text = typeof script === 'function' ? functionText(script) : script;
    return this.scripts.run<Value>(`return (${text})(${this.expression}, ${literal(argument)})`);
  }
}
