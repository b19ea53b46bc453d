import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { HEADER } from './header';
import { type MountedHeader, mountHeader } from './mount';

let mounted: MountedHeader | undefined;

/** Brings the header of a published page to life, until the page is torn down; and again when it is started again. */
export function start(runtime: Runtime): void {
  const mount = () => {
    const [element] = page.all(HEADER);
    if (element && !mounted) mounted = mountHeader(element, runtime, unmount);
  };
  const unmount = () => {
    mounted?.unmount();
    mounted = undefined;
  };
  mount();
  runtime.events.on('scanned', mount);
  runtime.events.on('destroyed', unmount);
}

/** A click on the menu's button; also one that came before this chunk. */
export function takeTouch(_runtime: Runtime, burger: Element): void {
  if (burger instanceof HTMLElement) mounted?.toggleMenu(burger);
}
