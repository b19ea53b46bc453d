import { ElementMissingError } from '../../data/errors';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { MarqueeContents, settings } from './settings';

type MarqueeBlock = MountedBlock<typeof settings>;

const NO_TEXT = 'script, style, noscript, template, svg, .Marquee-measure, .Marquee-svg';

/** @throws ElementMissingError if neither the page nor the settings contain text. */
export async function findContents(block: MarqueeBlock): Promise<MarqueeContents> {
  const { element } = block;
  const root = element.querySelector<HTMLElement>('.Marquee') ?? element;
  const host = root.querySelector<HTMLElement>('.Marquee-display') ?? root;
  const texts = ([...host.children] as HTMLElement[]).filter(
    (child) => !child.matches(NO_TEXT) && child.textContent.trim(),
  );
  const items = texts.length ? [] : await readItems(block);
  if (!texts.length && !items.length) throw new ElementMissingError('marquee', 'p or other text element');
  return { root, host, texts, items };
}

/** Items with markup are sanitised. */
async function readItems({ settings, runtime }: MarqueeBlock): Promise<MarqueeContents['items']> {
  const items = settings.marqueeItems ?? [];
  if (!items.some((html) => /[<&]/.test(html))) return items;
  const { sanitize } = await runtime.chunks.load('sanitize');
  return items.map((html) => sanitize(html, runtime));
}
