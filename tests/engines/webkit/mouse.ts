import type { Mouse as PlaywrightMouse } from 'playwright';
import { cannot } from './cannot.ts';
import type { InputPage, Keyboard } from './keyboard.ts';
import { sleep } from './wait.ts';

type ClickOptions = NonNullable<Parameters<PlaywrightMouse['click']>[2]> & {
  readonly modifiers?: readonly string[];
};

/** The driver releases each button as the left one. */
const onlyLeft = ({ button = 'left' }: ClickOptions) =>
  button === 'left' || cannot(`release the ${button} button`)();

export class Mouse {
  private readonly page: InputPage;
  private readonly keyboard: Keyboard;
  private at = { x: 0, y: 0 };
  private turns = 0;

  constructor(page: InputPage, keyboard: Keyboard) {
    this.page = page;
    this.keyboard = keyboard;
  }

  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    const from = this.at;
    this.at = { x, y };
    const between = (start: number, end: number, step: number) =>
      Math.round(start + ((end - start) * step) / steps);
    const moves = Array.from({ length: steps }, (_, index) => ({
      type: 'pointerMove',
      origin: 'viewport',
      duration: 0,
      x: between(from.x, x, index + 1),
      y: between(from.y, y, index + 1),
    }));
    await this.perform(moves);
  }

  async down(options: ClickOptions = {}): Promise<void> {
    onlyLeft(options);
    await this.perform([{ type: 'pointerDown', button: 0 }]);
  }

  up = () => this.perform([{ type: 'pointerUp', button: 0 }]);

  async click(x: number, y: number, options: ClickOptions = {}): Promise<void> {
    const { clickCount = 1, delay = 0, modifiers = [] } = options;
    await this.move(x, y);
    for (const key of modifiers) await this.keyboard.down(key);
    for (let count = 0; count < clickCount; count++) {
      await this.down(options);
      if (delay) await sleep(delay);
      await this.up();
    }
    for (const key of modifiers) await this.keyboard.up(key);
  }

  dblclick = (x: number, y: number, options: ClickOptions = {}) =>
    this.click(x, y, { ...options, clickCount: 2 });

  /** Each turn has a wheel of its own: of one wheel the driver tells how much a turn differs from the one before. */
  wheel(deltaX: number, deltaY: number): Promise<void> {
    const [x, y] = [Math.round(this.at.x), Math.round(this.at.y)];
    const delta = { deltaX: Math.round(deltaX), deltaY: Math.round(deltaY) };
    const actions = [{ type: 'scroll', origin: 'viewport', duration: 0, x, y, ...delta }];
    return this.page.perform({ type: 'wheel', id: `wheel ${++this.turns}`, actions });
  }

  private perform = (actions: object[]) =>
    this.page.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
}
