import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import { ITEM_CLASS } from './contents';
import type { MarqueeContents } from './settings';

interface RegionProps extends Pick<MarqueeContents, 'host' | 'texts' | 'bareText'> {
  readonly attributes: ServerAttributes;
  readonly children: ReactNode;
}

/**
 * The viewport of the moving copies, which replace the text visually. It has the text's outer margins and at least its
 * height, so that surrounding content stays in place. Page translators translate the text itself, of which copies are
 * drawn anew then.
 */
export function Region({ host, texts, bareText, attributes, children }: RegionProps) {
  const [space, setSpace] = useState<Space>();
  useLayoutEffect(() => {
    bareText?.copy(); // it may have changed
    const nodes = bareText?.nodes();
    setSpace(nodes ? spaceOfNodes(nodes, host) : spaceOf(texts));
    const elements = nodes?.filter((node) => node instanceof HTMLElement) ?? texts;
    const hide = (isHidden: boolean) => {
      for (const element of elements) attributes.toggleClass(element, 'mortar-marquee-text', isHidden);
      if (bareText) attributes.toggleClass(host, 'mortar-marquee-bare', isHidden);
    };
    hide(true);
    return () => hide(false);
  }, [host, texts, bareText, attributes]);
  return (
    // The copies move left or right regardless of direction; each copy has its own text direction.
    <div
      className="mortar-marquee"
      data-mortar-drawn=""
      aria-hidden="true"
      translate="no"
      dir="ltr"
      style={space ?? { display: 'none' }}
    >
      {space && children}
    </div>
  );
}

interface Space {
  readonly marginTop?: string;
  readonly marginBottom?: string;
  readonly minHeight: number;
  /** What the style sheet takes from a host with bare text. */
  readonly color?: string;
  readonly lineHeight?: string;
}

/** Text without an element has the host's style. */
function spaceOfNodes(nodes: readonly ChildNode[], host: Element): Space | undefined {
  const [first, last] = [nodes.at(0), nodes.at(-1)];
  if (!first || !last) return undefined;
  const range = new Range();
  range.setStartBefore(first);
  range.setEndAfter(last);
  const { color, lineHeight } = getComputedStyle(host);
  return { minHeight: range.getBoundingClientRect().height, color, lineHeight };
}

/** The space the server's text takes up while visible; items that the page doesn't show take one line. */
function spaceOf(texts: readonly HTMLElement[]): Space | undefined {
  const [first, last] = [texts.at(0), texts.at(-1)];
  if (!first || !last) return undefined;
  return {
    marginTop: getComputedStyle(first).marginTop,
    marginBottom: getComputedStyle(last).marginBottom,
    minHeight: first.classList.contains(ITEM_CLASS) ? 0 : distance(first, last),
  };
}

/** In px, from the upper edge of one element to the lower edge of another. */
function distance(first: Element, last: Element): number {
  return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
}
