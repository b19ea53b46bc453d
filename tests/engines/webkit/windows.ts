import { cannot } from './cannot.ts';
import type { Session } from './session.ts';
import { eventuallyDefined } from './wait.ts';

/** Without a toolbar a window may be as narrow as a phone; only one that a press in a page opens has none. */
const opener = (id: number) => `if (document.openerId === ${id}) return;
  document.openerId = ${id};
  document.documentElement.style.height = '100%';
  document.onclick = () => {
    document.onclick = null;
    open('about:blank', '_blank', 'noopener,toolbar=no,menubar=no,location=no,width=1280,height=800');
  };`;

const CLICK = {
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: 50, y: 50, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
};

/**
 * Opens a window from the session's first one, which stays open, since the session ends with its last. Tries again where
 * a page that has just come did not hear the click, or has taken the place of the one that was prepared.
 */
export function openWindow(session: Session, first: string): Promise<string> {
  return session.inWindow(first, async () => {
    const before = await session.get<string[]>('/window/handles');
    const script = opener(Math.random());
    const look = async () => {
      await session.post('/execute/sync', { script, args: [] }).catch(() => {});
      await session.post('/actions', { actions: [CLICK] });
      const now = await session.get<string[]>('/window/handles');
      return now.find((handle) => !before.includes(handle));
    };
    return eventuallyDefined('a window', look, { interval: 150 });
  });
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The width in px below which GTK draws no window. */
const NARROWEST = 238;

/** Makes the page in the window as large as this, whatever stands around it. */
export async function resizeWindow(session: Session, handle: string, size: Size): Promise<void> {
  if (size.width < NARROWEST) cannot(`make a window ${size.width} px wide`)();
  for (let tries = 0; tries < 5; tries++) {
    const inner = await session.inWindow(handle, () => innerSize(session)).catch(() => undefined); // it changes documents
    if (inner?.width === size.width && inner.height === size.height) return;
    if (inner)
      await session.inWindow(handle, () =>
        grow(session, size.width - inner.width, size.height - inner.height),
      );
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`WebKit’s window does not become ${size.width} by ${size.height} px`);
}

const innerSize = (session: Session) =>
  session.post<Size>('/execute/sync', {
    script: 'return { width: innerWidth, height: innerHeight }',
    args: [],
  });

async function grow(session: Session, width: number, height: number): Promise<void> {
  const outer = await session.get<Size>('/window/rect');
  await session.post('/window/rect', {
    x: 0,
    y: 0,
    width: Math.max(1, outer.width + width),
    height: Math.max(1, outer.height + height),
  });
}
