import * as page from '../../../dom/page';
import { ancestry, findMark, type Mark } from '../trial';
import { isUsable } from './visibility';

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

/** Our own class, where none of the template's works. */
export const FORCED = 'mortar-panel-open';

/** How to show the panel: the known markers together with the first class that works, or our own class. */
export function findMarks(panel: HTMLElement, toggle: Element, isOver: boolean): Mark[] {
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
  if (isOver) return ['mortar-panel-over', ...(isBare(panel) ? ['mortar-panel-bare'] : [])];
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

/** The page would show through. A background of the panel's own suits the colours of its links. */
function isBare(panel: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(panel);
  return backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)';
}
