import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import styles from './panel.css';
import { ancestry, findMark, type Mark } from './trial';
import { isUsable, withoutTransitions } from './visibility';

/** Classes with which style sheets show a menu: on the page, the panel, its button or their ancestors. */
const OPEN = [
  'is-mobile-overlay-active',
  ...[
    'mobile-nav',
    'mobile-menu',
    'overlay-nav',
    'overlay',
    'nav',
    'menu',
    'navigation',
    'sidebar',
    'search',
    'folder',
  ].flatMap((part) => [
    `${part}-open`,
    `${part}-active`,
    `${part}-visible`,
    `show-${part}`,
    `is-${part}-open`,
    `is-${part}-active`,
  ]),
  ...['open', 'active', 'visible', 'expanded', 'shown'].flatMap((state) => [state, `is-${state}`]),
  'opened',
  'show',
  'is-active-folder',
  'has-active-folder',
];

/** Markers that templates with controllers set together. */
const KNOWN: readonly { panel: string; host: string; name: string }[] = [
  { panel: '.Mobile-overlay', host: 'body', name: 'is-mobile-overlay-active' },
  { panel: '[data-controller-folder]', host: '[data-controller-folder]', name: 'is-active-folder' },
  {
    panel: '[data-controller-folder]',
    host: '[data-controller*="MobileOverlayFolders"]',
    name: 'has-active-folder',
  },
];

/** What a template's button opens: a menu, a folder in it, or a search box. */
export interface Panel {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** Classes are added and removed individually, because other scripts change the same elements. */
export function createPanel(
  runtime: Runtime,
  panel: HTMLElement,
  toggle: HTMLElement,
  isOver: boolean,
): Panel {
  let marks: readonly Mark[] | undefined;
  let isOpen = false;
  const set = (isOn: boolean) => {
    isOpen = isOn;
    for (const { host, names } of marks ?? []) {
      for (const name of names) host.classList.toggle(name, isOn);
      removeIfEmpty(host, 'class');
    }
  };
  return {
    get isOpen() {
      return isOpen;
    },
    open() {
      marks ??= withoutTransitions(runtime, () => findMarks(panel, toggle, isOver));
      if (marks.some(({ names }) => names.includes(FORCED))) addStyles(styles, runtime.tag.nonce);
      panel.style.setProperty(
        '--mortar-panel-top',
        `${Math.max(0, toggle.getBoundingClientRect().bottom)}px`,
      );
      set(true);
    },
    close() {
      panel.style.removeProperty('--mortar-panel-top');
      removeIfEmpty(panel, 'style');
      set(false);
    },
  };
}

/** The server's element may have had no such attribute. */
function removeIfEmpty(element: Element, name: 'class' | 'style'): void {
  if (!element.getAttribute(name)) element.removeAttribute(name);
}

const FORCED = 'mortar-panel-open';

/** How to show the panel: the known markers together with the first class that works, or our own class. */
function findMarks(panel: HTMLElement, toggle: Element, isOver: boolean): Mark[] {
  const known = KNOWN.flatMap(({ panel: selector, host, name }) => {
    const found = panel.matches(selector) && panel.closest(host);
    return found ? [{ host: found, names: [name], isOn: true }] : [];
  });
  for (const { host, names } of known) host.classList.add(...names);
  const found = isUsable(panel)
    ? undefined
    : (findMark(hostsOf(panel, toggle), OPEN, () => isUsable(panel)) ?? {
        host: panel,
        names: [FORCED, ...placement(panel, isOver)],
        isOn: true,
      });
  for (const { host, names } of known) host.classList.remove(...names);
  return found ? [...known, found] : known;
}

/** A panel that waits beside the page is brought to the start of what it is positioned in. */
function placement(panel: Element, isOver: boolean): string[] {
  if (isOver) return ['mortar-panel-over'];
  return panel.getBoundingClientRect().right < 0 ? ['mortar-panel-inside'] : [];
}

/** The panel and its button first: a class there affects nothing else. */
function* hostsOf(panel: Element, toggle: Element): Iterable<Element> {
  yield panel;
  yield toggle;
  yield page.body();
  yield page.root();
  yield* ancestry(panel.parentElement);
  yield* ancestry(toggle.parentElement);
  yield* page.body().children;
  yield* panel.querySelectorAll('nav, ul, .wrapper');
}
