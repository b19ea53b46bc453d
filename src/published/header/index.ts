import type { Dispose } from '../../data/dispose';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { createScope } from '../common/scope';
import { partReady } from '../early-presses/part-ready';
import { showAccountLinks } from './account-links';
import { drawDropdownIcons } from './dropdown-icons';
import { wireDropdowns } from './dropdowns';
import { HEADER, type Header, SECTIONS } from './header';
import styles from './header.css';
import { fillLanguagePickers } from './languages';
import { startMenu } from './menu';
import { offsetFirstSection } from './offset';
import { followScroll } from './scroll-state';

/**
 * The chunk `published-header`: mounts the header of version 7.1 until the page is torn down, and again when restarted.
 * Scripts that load the next page replace the header too, or only the section that it overlaps.
 */
export function start(runtime: Runtime): void {
  let mounted: readonly (HTMLElement | undefined)[] = [];
  let unmountHeader: Dispose | undefined;
  const mount = () => {
    mounted = elementsNow();
    const [element] = mounted;
    if (element) unmountHeader ??= mountHeader(element, runtime, unmount);
  };
  const unmount = () => {
    unmountHeader?.();
    unmountHeader = undefined;
  };
  const follow = () => {
    const isInPlace = mounted.every((element) => element?.isConnected);
    if (isInPlace || elementsNow().every((element, at) => element === mounted[at])) return;
    unmount();
    mount();
  };
  mount();
  runtime.domObserver.watch(follow);
  runtime.events.on('scanned', mount);
  runtime.events.on('destroyed', () => {
    unmount();
    mounted = []; // a header that comes now has to wait for the restart
  });
}

const elementsNow = () => [page.all(HEADER)[0], page.all(SECTIONS)[0]] as const;

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
  for (const feature of FEATURES) attempt(runtime, 'published-header', () => feature(header));
  partReady(runtime, element);
  return disposables.dispose;
}

/** The platform's own script may load after ours; then it takes over the header. */
function whenBound(element: HTMLElement, onBound: Dispose): Dispose {
  const observer = createMutationObserver(onBound);
  observer.observe(element, { attributes: true, attributeFilter: ['data-controllers-bound'] });
  return () => observer.disconnect();
}
