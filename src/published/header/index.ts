import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { partReady } from '../part-ready';
import { createScope } from '../scope';
import { showAccountLinks } from './account-links';
import { drawDropdownIcons } from './dropdown-icons';
import { wireDropdowns } from './dropdowns';
import { HEADER, type Header, WHERE } from './header';
import styles from './header.css';
import { fillLanguagePickers } from './languages';
import { startMenu } from './menu';
import { offsetFirstSection } from './offset';
import { followScroll } from './scroll-state';

let unmountHeader: Dispose | undefined;

/** Mounts the published page's header until the page is torn down, and again when restarted. */
export function start(runtime: Runtime): void {
  const mount = () => {
    const [element] = page.all(HEADER);
    if (element) unmountHeader ??= mountHeader(element, runtime, unmount);
  };
  const unmount = () => {
    unmountHeader?.();
    unmountHeader = undefined;
  };
  mount();
  runtime.events.on('scanned', mount);
  runtime.events.on('destroyed', unmount);
}

const FEATURES = [
  fillLanguagePickers,
  drawDropdownIcons,
  wireDropdowns,
  showAccountLinks,
  offsetFirstSection,
  followScroll,
  startMenu,
];

/** Each feature independently: one that fails is reported, the others continue. */
function mountHeader(element: HTMLElement, runtime: Runtime, onBound: Dispose): Dispose {
  const header: Header = { element, ...createScope(runtime) };
  const { disposables } = header;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  disposables.add(whenBound(element, onBound));
  for (const feature of FEATURES) attempt(runtime, WHERE.name, () => feature(header));
  partReady(runtime, element);
  return disposables.dispose;
}

/** The platform's own script may load after ours; then it takes over the header. */
function whenBound(element: HTMLElement, onBound: Dispose): Dispose {
  const observer = new MutationObserver(onBound);
  observer.observe(element, { attributes: true, attributeFilter: ['data-controllers-bound'] });
  return () => observer.disconnect();
}
