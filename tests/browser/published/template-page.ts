import type { Page } from 'playwright';
import { eventually } from '../eventually';
import { useStage, type Visit, type VisitOptions } from '../harness';

/** The code that brings the templates to life. */
export const CHUNK = /\/chunks\/published-classic-/;
export const PHONE = { viewport: { width: 390, height: 800 } };
export const TOUCH = { ...PHONE, hasTouch: true, isMobile: true };

export const MAIN =
  '<main><h1>Loaves</h1><div class="sqs-layout"><div class="sqs-block html-block"><p>Baked at dawn.</p></div></div></main>';
export const LINKS = '<a href="/rye">Rye</a><a href="/wheat">Wheat</a><a href="#oven">Oven</a>';

export interface Template {
  /** How the style sheet hides and shows. */
  readonly css: string;
  readonly body: string;
  readonly classes?: string;
  readonly attributes?: string;
}

const BASE =
  'body{margin:0;font:16px/1.5 sans-serif}header{position:relative;background:#234;color:#fff;padding:16px}header a,nav a{color:inherit;display:inline-block;padding:8px;min-height:24px}main{padding:20px}button,[role=button]{min-width:32px;min-height:32px}';

/** A page as the older platform prints it, with a template of our own. */
export function page({ css, body, classes = '', attributes = '' }: Template): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>${BASE}${css}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="collection-type-page ${classes}" ${attributes}>${body}</body></html>`;
}

/** The stage of a test file, for pages with templates. */
export function useTemplates() {
  const stage = useStage();
  const show = (template: Template, options: VisitOptions = {}): Promise<Visit> =>
    stage.show(page(template), options);

  /** Waits until the part has started: it has arrived, and what waited for it has run. */
  async function opened(template: Template, options: VisitOptions = {}): Promise<Page> {
    const { page, requests } = await show(template, options);
    const find = () => requests.find((url) => CHUNK.test(url));
    await eventually(find).toBeDefined();
    const url = JSON.stringify(find());
    await page.evaluate(`import(${url}).then(() => new Promise((resolve) => setTimeout(resolve)))`);
    return page;
  }

  return { stage, show, opened };
}

/** What a visitor sees of it: opaque, visible, with a box in the viewport that lies on top. */
export const isSeen = (page: Page, selector: string) =>
  page.evaluate<boolean, string>((selector) => {
    const element = document.querySelector(selector) as Element;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element)) && height > 0;
  }, selector);

/** A menu of each kind that templates have: its button, its panel, and how the style sheet shows it. */
export const menu = (css: string, toggle: string, panel: string): Template => ({
  css,
  body: `<header>${toggle}<a href="/">Bakery</a></header>${panel}${MAIN}`,
});

export const BUTTON = '<button class="mobile-nav-toggle">Menu</button>';
export const PANEL = `<nav id="mobileNav" aria-label="Mobile">${LINKS}</nav>`;

/** With folders, and a button that closes it. */
export const OVERLAY: Template = {
  css: `.Mobile-overlay{position:fixed;inset:0;z-index:9;visibility:hidden;opacity:0;transition:opacity .3s,visibility .3s;background:#fff}
    .is-mobile-overlay-active .Mobile-overlay{visibility:visible;opacity:1}
    .Mobile-overlay-menu{position:absolute;inset:0 80px 0 0;overflow:hidden;background:#fff}
    .Mobile-overlay-menu-main{transition:transform .3s}.has-active-folder .Mobile-overlay-menu-main{transform:translateX(-110%)}
    .Mobile-overlay-folder{position:absolute;inset:0;background:#fff;transform:translateX(110%);transition:transform .3s}
    .Mobile-overlay-folder.is-active-folder{transform:none}
    .Mobile-overlay-close{position:absolute;top:0;right:0}`,
  body: `<header><button class="Mobile-bar-menu" data-controller="MobileOverlayToggle" data-controller-overlay="menu" aria-label="Menu">≡</button></header>
    <div class="Mobile-overlay"><div class="Mobile-overlay-menu" data-controller="MobileOverlayFolders">
    <div class="Mobile-overlay-menu-main"><nav class="Mobile-overlay-nav" aria-label="Mobile">${LINKS}<button class="Mobile-overlay-nav-item--folder" data-controller-folder-toggle="breads">Breads</button></nav></div>
    <div class="Mobile-overlay-folders"><div class="Mobile-overlay-folder" data-controller-folder="breads"><button data-controller-folder-toggle="breads">Back</button><a href="/sourdough">Sourdough</a></div></div></div>
    <button class="Mobile-overlay-close" data-controller="MobileOverlayToggle" aria-label="Close">×</button></div>${MAIN}`,
};
