import { BlockDataError } from '../../data/errors';
import * as page from '../../dom/page';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { loadSanitizer } from '../../runtime/load-sanitizer';
import type { BareText, MarqueeContents, MarqueeText, settings } from './settings';

/** The class of an item that we have inserted as text into the host. */
export const ITEM_CLASS = 'mortar-marquee-given';

type MarqueeBlock = MountedBlock<typeof settings>;

/** What published pages draw text into, along a path that only the platform's script fills. */
export const CANVAS = ':has(> .Marquee-svg)';
const NO_TEXT = `script, style, noscript, template, svg, .Marquee-measure, .Marquee-svg, ${CANVAS}, [data-mortar-drawn]`;

/** @throws BlockDataError if neither the page nor the settings contain text. */
export async function findContents(block: MarqueeBlock): Promise<MarqueeContents> {
  const { element } = block;
  const root = element.querySelector<HTMLElement>('.Marquee') ?? element;
  const host = root.querySelector<HTMLElement>('.Marquee-display') ?? root;
  const text = textIn(host);
  const items = text.texts.length ? [] : (measuredItems(host) ?? (await readItems(block)));
  if (!text.texts.length && !items.length)
    throw new BlockDataError('marquee: neither a text nor marqueeItems');
  return { root, host, ...text, items };
}

/** Text that was bare stays so: page translators give it elements. */
function textIn(host: Element, known?: BareText): Pick<MarqueeText, 'texts' | 'bareText'> {
  const withText = contentsOf(host).filter(({ textContent }) => textContent?.trim());
  const isBare = withText.some(isText) || (known && withText.length);
  const bareText = isBare ? (known ?? createBareText(host)) : undefined;
  return { texts: bareText ? [bareText.copy()] : (withText as HTMLElement[]), bareText };
}

/** The text after a change: a script may have replaced it. Items stay until there is a text in the host. */
export function readAgain(host: Element, before: MarqueeText): MarqueeText {
  const text = textIn(host, before.bareText);
  return before.items.length && !text.texts.length ? before : { ...text, items: [] };
}

function contentsOf(host: Element): ChildNode[] {
  return [...host.childNodes].filter(isContent);
}

function isContent(node: Node): boolean {
  return isText(node) || (node instanceof HTMLElement && !node.matches(NO_TEXT));
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE;
}

function createBareText(host: Element): BareText {
  const element = page.create('span');
  return {
    nodes: () => contentsOf(host),
    copy() {
      element.dir = getComputedStyle(host).direction;
      element.replaceChildren(...contentsOf(host).map((node) => node.cloneNode(true)));
      return element;
    },
  };
}

/** The server's own items, which a published page has hidden beside its canvas, in the author's styles. */
function measuredItems(host: Element): MarqueeContents['items'] | undefined {
  const measured = [...host.querySelectorAll('.Marquee-measure > .Marquee-item')];
  const items = measured.map((item) => {
    const fragment = new DocumentFragment();
    fragment.append(item.cloneNode(true));
    return fragment;
  });
  return items.length ? items : undefined;
}

/** Items with markup are sanitised. */
async function readItems({ settings, runtime }: MarqueeBlock): Promise<MarqueeContents['items']> {
  const items = settings.marqueeItems ?? [];
  if (!items.some((html) => /[<&]/.test(html))) return items;
  const { sanitize } = await loadSanitizer(runtime);
  return items.map((html) => sanitize(html, runtime));
}
