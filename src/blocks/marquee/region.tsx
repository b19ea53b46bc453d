import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';

interface RegionProps {
  readonly texts: readonly HTMLElement[];
  readonly attributes: ServerAttributes;
  readonly children: ReactNode;
}

/**
 * The window in which copies move, in place of the text, which only those who don't see the page meet then. It has
 * the text's outer margins, and is at least as high, so that what stands around it stays there.
 */
export function Region({ texts, attributes, children }: RegionProps) {
  const [space, setSpace] = useState<Space>();
  useLayoutEffect(() => {
    setSpace(spaceOf(texts));
    for (const text of texts) attributes.toggleClass(text, 'mortar-marquee-text', true);
    return () => {
      for (const text of texts) attributes.toggleClass(text, 'mortar-marquee-text', false);
    };
  }, [texts, attributes]);
  return (
    // The copies move from left to right or back; each keeps its own direction within.
    <div className="mortar-marquee" aria-hidden="true" dir="ltr" style={space ?? { display: 'none' }}>
      {space && children}
    </div>
  );
}

interface Space {
  readonly marginTop: string;
  readonly marginBottom: string;
  readonly minHeight: number;
}

/** What a text takes up while it is seen. */
function spaceOf(texts: readonly HTMLElement[]): Space | undefined {
  const [first, last] = [texts.at(0), texts.at(-1)];
  if (!first || !last) return undefined;
  return {
    marginTop: getComputedStyle(first).marginTop,
    marginBottom: getComputedStyle(last).marginBottom,
    minHeight: last.getBoundingClientRect().bottom - first.getBoundingClientRect().top,
  };
}
