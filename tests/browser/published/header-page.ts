import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';

/** Hides and moves elements until a mark is set, like the style sheets of published pages. */
const SHEET = `
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.4 sans-serif; color: #222; background: #fff }
a { color: #123f7a }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.header { position: absolute; inset: 0 0 auto; z-index: 10; pointer-events: none }
.tweak-fixed-header .header { position: fixed }
.header-announcement-bar-wrapper { position: relative; z-index: 2; padding: 24px; pointer-events: auto; background: #fff }
.tweak-fixed-header .header.shrink .header-announcement-bar-wrapper { padding: 8px 24px }
.header-display-desktop, .header-display-mobile, .header-nav-list, .header-actions { display: flex; gap: 24px; align-items: center }
.header-nav { margin-left: auto }
.header-display-mobile { display: none; justify-content: space-between }
.header-display-desktop .header-burger { display: none }
@media (max-width: 799px) { .header-display-desktop { display: none } .header-display-mobile { display: flex } }
.header-burger-btn { width: 48px; height: 48px }
.burger--active { background: #fc0 }
.header-nav-item--folder, .language-picker-desktop { position: relative }
.header-nav-folder-content, .language-picker-desktop .language-picker-content { display: none; pointer-events: none; position: absolute; left: -1em; min-width: 200px; padding: 8px 16px; background: #fff }
.header-nav-item--folder:hover .header-nav-folder-content,
button.header-nav-folder-title[aria-expanded="true"] + .header-nav-folder-content,
.language-picker-desktop:hover .language-picker-content,
.language-picker-desktop[aria-expanded="true"] .language-picker-content { display: block; pointer-events: auto }
.header-nav-folder-item a, .language-item a { display: block; padding: 4px 0 }
.user-accounts-link .user-accounts-text-link { opacity: 0; pointer-events: none }
.user-accounts-link.loaded .user-accounts-text-link { opacity: 1; pointer-events: auto }
.header-menu { position: fixed; inset: 0; visibility: hidden; opacity: 0; display: flex; background: #fff; pointer-events: auto; transition: opacity 200ms }
.header--menu-open .header-menu { visibility: visible; opacity: 1 }
.header-menu-nav, .header-menu-nav-list { position: relative; flex-grow: 1 }
.header-menu-nav { display: flex }
.header-menu-nav-folder { position: absolute; inset: 0; overflow: hidden auto; padding: 16px 24px; transform: translateX(100%) }
.header-menu-nav-folder[data-folder="root"] { transform: none }
.header-menu-nav-folder .header-menu-nav-folder { display: none }
.header-menu-nav-folder--active { transform: none }
.header-menu-nav-folder--open { transform: translateX(-100%) !important }
.header-menu-nav-item { padding: 12px 0 }
.header-menu { overflow: hidden }
.dark { --mark: dark } .bright { --mark: bright }
section { min-height: 900px; padding: 10px 24px }
.theme-mark::before { content: var(--mark, none) }
`;

export const FOLDER = `<div class="header-nav-item header-nav-item--folder"><button class="header-nav-folder-title" data-href="/breads" aria-expanded="false" aria-controls="breads"><span class="header-nav-folder-title-text">Breads</span></button><div class="header-nav-folder-content" id="breads"><div class="header-nav-folder-item"><a href="/rye">Rye</a></div><div class="header-nav-folder-item"><a href="/wheat">Wheat</a></div></div></div>`;
export const OLD_FOLDER = `<div class="header-nav-item header-nav-item--folder"><a class="header-nav-folder-title" href="/visits">Visits</a><div class="header-nav-folder-content"><div class="header-nav-folder-item"><a href="/hours">Hours</a></div></div></div>`;
export const PICKER = `<div tabindex="0" role="listbox" aria-label="Languages" aria-expanded="false" class="language-picker language-picker-desktop"><div class="current-language"><span class="current-language-name">English</span></div><div class="language-picker-content"></div></div>`;
const account = (where: string) =>
  `<div class="user-accounts-link customerAccountLogin${where}" data-controller="UserAccountLink"><a class="user-accounts-text-link" href="#"><span class="unauth">Sign in</span><span class="auth">My account</span></a></div>`;
const BURGER = `<div class="header-burger"><button class="header-burger-btn burger" data-test="header-burger"><span hidden class="js-header-burger-open-title visually-hidden">Open menu</span><span hidden class="js-header-burger-close-title visually-hidden">Close menu</span><div class="burger-box"></div></button></div>`;
const item = (href: string, text: string) =>
  `<div class="container header-menu-nav-item"><a href="${href}"><div class="header-menu-nav-item-content">${text}</div></a></div>`;
const back = `<div class="header-menu-controls header-menu-nav-item"><a class="header-menu-controls-control header-menu-controls-control--active" data-action="back" href="/" tabindex="-1"><span>Back</span></a></div>`;
/** A folder inside the first level, as the server renders it. */
const MENU_FOLDER = `<div class="container header-menu-nav-item"><a data-folder-id="/breads" href="/breads"><div class="header-menu-nav-item-content header-menu-nav-item-content-folder"><span class="visually-hidden">Folder:</span><span class="header-nav-folder-title-text">Breads</span></div></a></div><div data-folder="/breads" class="header-menu-nav-folder"><div class="header-menu-nav-folder-content">${back}${item('/rye', 'Rye')}</div></div>`;

interface HeaderParts {
  readonly bodyClass?: string;
  readonly attributes?: string;
  readonly nav?: string;
  readonly actions?: string;
  readonly menu?: string;
  readonly menuFolders?: string;
  readonly logo?: string;
  readonly head?: string;
  readonly context?: Record<string, unknown>;
}

const STYLES = JSON.stringify({
  iconOptions: {
    desktopDropdownIconOptions: { size: { value: 1, unit: 'em' }, folderDropdownIcon: 'arrow' },
    mobileDropdownIconOptions: { size: { value: 1, unit: 'em' }, folderDropdownIcon: 'arrow' },
  },
}).replaceAll('"', '&quot;');

/** A page of version 7.1 with a header, as the server renders it. */
export function headerPage({
  bodyClass = '',
  attributes = 'data-section-theme="dark"',
  nav = FOLDER + OLD_FOLDER,
  actions = PICKER + account('Desktop'),
  menu = MENU_FOLDER + item('/about', 'About') + item('#hours', 'Opening hours') + account('Mobile'),
  menuFolders = '',
  logo = '<a href="/">Kiln &amp; Crumb</a>',
  head = '',
  context = {},
}: HeaderParts = {}): string {
  const title = `<div class="header-title"><div class="header-title-logo">${logo}</div></div>`;
  const navigation = `<div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list" aria-label="Main"><div class="header-nav-item"><a href="/start">Start</a></div>${nav}</nav></div></div>`;
  return pageOf({
    context,
    head: `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${SHEET}</style>${head}`,
    body: `<script>document.body.className = \`\n   tweak-one sqs-seven-one ${bodyClass} \`</script><div id="siteWrapper" class="site-wrapper"><header id="header" class="
    dark
    header theme-col--primary
  " data-controller="Header" data-current-styles="${STYLES}" tabindex="-1" ${attributes}><svg style="display:none" viewBox="0 0 22 22"><symbol id="arrow"><path d="M18 7L11 14L4 7"/></symbol></svg><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link visually-hidden">Skip to content</a><div class="header-inner"><div class="header-display-desktop">${title}${navigation}<div class="header-actions header-actions--right">${actions}</div>${BURGER}</div><div class="header-display-mobile">${title}${BURGER}</div></div></div><div class="header-menu header-menu--folder-list bright" data-section-theme="bright"><div class="header-menu-nav"><nav class="header-menu-nav-list" aria-label="Menu"><div data-folder="root" class="header-menu-nav-folder"><div class="header-menu-nav-folder-content"><div class="header-menu-nav-wrapper">${menu}</div></div></div>${menuFolders}</nav></div></div></header><main id="page"><article class="sections" id="sections"><section class="page-section"><h1>Bread from our kiln</h1><p><a href="/order">Order</a></p></section><section class="page-section"><h2 id="hours">Opening hours</h2></section></article></main><footer><a href="/imprint">Imprint</a></footer></div>`,
  });
}

export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } as const;

/** Opens the page and waits until its header works. */
export async function showHeader(
  stage: Stage,
  parts: HeaderParts = {},
  options: VisitOptions = {},
): Promise<Visit & { html: string }> {
  const html = headerPage(parts);
  const visit = await stage.show(html, options);
  await visit.page.waitForSelector('.header-burger-btn[aria-expanded]', { state: 'attached' });
  return { ...visit, html };
}

export const burger = (page: Page) => page.locator('.header-display-mobile .header-burger-btn');

export const isMenuSeen = (page: Page) => page.locator('.header-menu').isVisible();
