import type { PageScripts } from './page-scripts.ts';
import { literal } from './values.ts';
import { sleep } from './wait.ts';

/** What WebDriver calls the keys that type nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F2: '\uE032',
  Meta: '\uE03D',
};

/** What keyboard and mouse need of their page. */
export interface InputPage {
  perform(source: object): Promise<void>;
  readonly scripts: PageScripts;
}

export class Keyboard {
  private readonly page: InputPage;

  constructor(page: InputPage) {
    this.page = page;
  }

  down = (key: string) => this.perform([{ type: 'keyDown', value: keyOf(key) }]);
  up = (key: string) => this.perform([{ type: 'keyUp', value: keyOf(key) }]);

  /** A key, or several that are held until the last is pressed: `Shift+Tab`; a capital letter there is only a name. */
  async press(combination: string, { delay = 0 } = {}): Promise<void> {
    const names = combination.split(/(?<=.)\+/);
    const keys = names.map((name) =>
      keyOf(names.length > 1 && name.length === 1 ? name.toLowerCase() : name),
    );
    const pause = delay ? [{ type: 'pause', duration: delay }] : [];
    const downs = keys.map((value) => ({ type: 'keyDown', value }));
    const ups = keys.map((value) => ({ type: 'keyUp', value }));
    await this.perform([...downs, ...pause, ...ups.reverse()]);
  }

  async type(text: string, { delay = 0 } = {}): Promise<void> {
    for (const character of text) {
      const value = KEYS[character] ?? character;
      await this.perform([
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      if (delay) await sleep(delay);
    }
  }

  insertText = (text: string) =>
    this.page.scripts.run<void>(`document.execCommand('insertText', false, ${literal(text)})`);

  private perform = (actions: object[]) => this.page.perform({ type: 'key', id: 'keyboard', actions });
}

function keyOf(name: string): string {
  const key = KEYS[name] ?? name;
  if ([...key].length !== 1)
    throw new Error(`Which key of WebDriver is ${name}? It is missing in keyboard.ts.`);
  return key;
}
