import { ElementMissingError } from '../../data/errors';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { settings } from './settings';

type MarqueeBlock = MountedBlock<typeof settings>;

/** What a marquee works with. */
export interface MarqueeContents {
  /** What is marked as ready. */
  readonly root: HTMLElement;
  /** Where the moving text is drawn. */
  readonly host: HTMLElement;
  /** The server's text. */
  readonly texts: readonly HTMLElement[];
  /** The items of the settings, for a host without a text. */
  readonly items: readonly (string | DocumentFragment)[];
}

const NO_TEXT = 'script, style, noscript, template, svg, .Marquee-measure, .Marquee-svg';

/** @throws ElementMissingError when neither the page nor the settings have a text. */
export async function findContents(block: MarqueeBlock): Promise<MarqueeContents> {
  const { element } = block;
  const root = element.querySelector<HTMLElement>('.Marquee') ?? element;
  const host = root.querySelector<HTMLElement>('.Marquee-display') ?? root;
  const texts = ([...host.children] as HTMLElement[]).filter(
    (child) => !child.matches(NO_TEXT) && child.textContent.trim(),
  );
  const items = texts.length ? [] : await readItems(block);
  if (!texts.length && !items.length) throw new ElementMissingError('marquee', 'p, or any with a text');
  return { root, host, texts, items };
}

/** Items with markup in them go through the one door for HTML. */
async function readItems({ settings, runtime }: MarqueeBlock): Promise<MarqueeContents['items']> {
  const items = settings.marqueeItems ?? [];
  if (!items.some((html) => /[<&]/.test(html))) return items;
  const { sanitize } = await runtime.chunks.load('sanitize');
  return items.map((html) => sanitize(html, runtime));
}
