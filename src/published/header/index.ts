import { createDisposables, type Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { showAccountLinks } from './account-links';
import { drawDropdownIcons } from './dropdown-icons';
import { wireDropdowns } from './dropdowns';
import { HEADER, type Header, WHERE } from './header';
import styles from './header.css';
import { fillLanguagePickers } from './languages';
import { createMenu } from './menu';
import { offsetFirstSection } from './offset';
import { followScroll } from './scroll-state';

let mounted: MountedHeader | undefined;

/** Mounts the published page's header until the page is torn down, and again when restarted. */
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

/** Handles a click on the menu button, including one from before this chunk was loaded. */
export function handleTouch(_runtime: Runtime, burger: Element): void {
  if (burger instanceof HTMLElement) mounted?.toggleMenu(burger);
}

interface MountedHeader {
  /** Opens or closes the button's menu. */
  toggleMenu(burger: HTMLElement): void;
  unmount: Dispose;
}

const FEATURES = [
  fillLanguagePickers,
  drawDropdownIcons,
  wireDropdowns,
  showAccountLinks,
  offsetFirstSection,
  followScroll,
];

/** Each feature independently: one that fails is reported, the others continue. */
function mountHeader(element: HTMLElement, runtime: Runtime, onBound: Dispose): MountedHeader {
  const attributes = runtime.keepAttributes();
  const disposables = createDisposables();
  const listeners = new AbortController();
  const header: Header = { element, runtime, attributes, disposables, signal: listeners.signal };
  disposables.add(() => attributes.restore());
  disposables.add(() => listeners.abort());
  disposables.add(addStyles(styles, runtime.tag.nonce));
  disposables.add(whenBound(element, onBound));
  for (const feature of FEATURES) attempt(runtime, WHERE.name, () => feature(header));
  const menu = createMenu(header);
  return { toggleMenu: menu.toggle, unmount: disposables.dispose };
}

/** The platform's own script may load after ours; then it takes over the header. */
function whenBound(element: HTMLElement, onBound: Dispose): Dispose {
  const observer = new MutationObserver(onBound);
  observer.observe(element, { attributes: true, attributeFilter: ['data-controllers-bound'] });
  return () => observer.disconnect();
}
