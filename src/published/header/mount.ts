import { createDisposables } from '../../data/disposables';
import type { Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { showAccountLinks } from './account-link';
import { drawDropdownIcons } from './dropdown-icons';
import { wireDropdowns } from './dropdowns';
import { type Header, WHERE } from './header';
import styles from './header.css';
import { fillLanguagePickers } from './languages';
import { createMenu } from './menu';
import { offsetFirstSection } from './offset';
import { followScroll } from './scroll-state';

export interface MountedHeader {
  /** Opens or closes the menu of its button. */
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

/** Each feature on its own: one that fails is reported, and the others go on. */
export function mountHeader(element: HTMLElement, runtime: Runtime, onBound: Dispose): MountedHeader {
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

/** The platform's own script may come later than ours; then the header is its own. */
function whenBound(element: HTMLElement, onBound: Dispose): Dispose {
  const observer = new MutationObserver(onBound);
  observer.observe(element, { attributes: true, attributeFilter: ['data-controllers-bound'] });
  return () => observer.disconnect();
}
