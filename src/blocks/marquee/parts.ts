import type { Dispose } from '../../data/dispose';
import { ElementMissingError } from '../../data/errors';
import * as page from '../../dom/page';

import type { MarqueeBlock } from './marquee';

export interface Elements {
  /** What is marked as ready. */
  readonly root: HTMLElement;
  /** Where the moving text is drawn. */
  readonly host: HTMLElement;
  /** The text that is read: the server's, or the items of the settings. */
  readonly texts: readonly HTMLElement[];
  /** Takes away what the server did not send. */
  remove: Dispose;
}

const NO_TEXT = 'script, style, noscript, template, svg, .Marquee-measure, .Marquee-svg';

/** @throws ElementMissingError when neither the page nor the settings have a text. */
export async function partsOf(block: MarqueeBlock): Promise<Elements> {
  const { element } = block;
  const root = element.querySelector<HTMLElement>('.Marquee') ?? element;
  const host = root.querySelector<HTMLElement>('.Marquee-display') ?? root;
  const raw = ([...host.children] as HTMLElement[]).filter(
    (child) => !child.matches(NO_TEXT) && child.textContent.trim(),
  );
  const input = raw.length ? [] : await createItems(block);
  if (!raw.length && !input.length) throw new ElementMissingError('marquee', 'p, or any with a text');
  host.append(...input);
  return {
    root,
    host,
    texts: [...raw, ...input],
    remove() {
      for (const item of input) item.remove();
    },
  };
}

/** Items with markup in them go through the one door for HTML. */
async function createItems({ settings, runtime }: MarqueeBlock): Promise<HTMLElement[]> {
  const items = settings.marqueeItems ?? [];
  const door = items.some((html) => /[<&]/.test(html)) ? await runtime.chunks.load('sanitize') : undefined;
  return items.map((html) => {
    const item = page.create('p');
    item.className = 'Marquee-item mortar-marquee-given';
    item.append(door ? door.sanitize(html, runtime) : html);
    return item;
  });
}
