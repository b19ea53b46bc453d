import { writeFileSync } from 'node:fs';
import { cannot } from './cannot.ts';
import type { Session } from './session.ts';
import { eventuallyDefined, sleep } from './wait.ts';
import { resizeWindow, type Size } from './windows.ts';

/** Media features as they are where nothing else was asked for. */
const USUAL = new Set<string | null | undefined>([
  'no-preference',
  'light',
  'none',
  'screen',
  null,
  undefined,
]);

/** Milliseconds until a page has heard of the focus. */
const FOCUS = 20;

/** The window that a page stands in. */
export class PageWindow {
  private readonly session: Session;
  private readonly handle: string;
  private screenWindow = 0;
  private size: Size;

  constructor(session: Session, handle: string, size: Size) {
    this.session = session;
    this.handle = handle;
    this.size = size;
  }

  bringToFront = async () => this.session.screen.focus(this.screenWindow);

  /** Which of the screen's windows is this one shows when its page has the focus; it cannot before it is drawn. */
  takeFocus = () =>
    eventuallyDefined('the focus', async () => {
      for (const window of await this.session.screen.windows()) {
        this.screenWindow = window;
        await this.bringToFront();
        await sleep(FOCUS);
        if (await this.hasFocus()) return true;
      }
    });

  private hasFocus = () =>
    this.command(() =>
      this.session.post<boolean>('/execute/sync', { script: 'return document.hasFocus()', args: [] }),
    ).catch(() => false); // its first document may be on its way out

  /** Keys go to the window with the focus. */
  async perform(source: object): Promise<void> {
    await this.bringToFront();
    await this.command(() => this.session.post('/actions', { actions: [source] }));
  }

  viewportSize = () => this.size;

  setViewportSize = (size: Size) => {
    this.size = size;
    return resizeWindow(this.session, this.handle, size);
  };

  emulateMedia = async (features: Record<string, string | null>) => {
    if (!Object.values(features).every((value) => USUAL.has(value)))
      cannot('switch media features while a page is open, nor print')();
  };

  screenshot = async ({ path }: { path?: string } = {}) => {
    const picture = await this.command(() => this.session.get<string>('/screenshot'));
    const png = Buffer.from(picture, 'base64');
    if (path) writeFileSync(path, png);
    return png;
  };

  close = () => this.command(() => this.session.remove('/window'));

  private command = <Value>(job: () => Promise<Value>) => this.session.inWindow(this.handle, job);
}
