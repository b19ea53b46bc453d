import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';

interface RegionProps {
  readonly texts: readonly HTMLElement[];
  readonly attributes: ServerAttributes;
  readonly children: ReactNode;
}

/**
 * The viewport of the moving copies, which replace the text visually. It has the text's outer margins and at least its
 * height, so that surrounding content stays in place.
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
    // The copies move left or right regardless of direction; each copy has its own text direction.
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

/** The space the text takes up while visible. */
function spaceOf(texts: readonly HTMLElement[]): Space | undefined {
  const [first, last] = [texts.at(0), texts.at(-1)];
  if (!first || !last) return undefined;
  return {
    marginTop: getComputedStyle(first).marginTop,
    marginBottom: getComputedStyle(last).marginBottom,
    minHeight: last.getBoundingClientRect().bottom - first.getBoundingClientRect().top,
  };
}
