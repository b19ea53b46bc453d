import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes } from '../../runtime/block/use-attributes';
import { CANVAS, ITEM_CLASS, readAgain } from './contents';
import { MovingText } from './moving-text';
import type { MarqueeProps, MarqueeText } from './settings';

/** What a paragraph can't contain. */
const PARAGRAPHS = 'p, div, ul, ol, blockquote, h1, h2, h3, h4, h5, h6';

/**
 * Moves the text across the block. What moves are copies, hidden from assistive technology; the original text stays for
 * everyone else, and is shown with reduced motion.
 */
export function Marquee(props: MarqueeProps) {
  const { root, host } = props.prepared;
  const [text, setText] = useState<MarqueeText>(props.prepared);
  const { items } = text;
  useLayoutEffect(() => {
    const texts = [...host.querySelectorAll<HTMLElement>(`:scope > .${ITEM_CLASS}`)];
    if (items.length) setText((now) => ({ ...now, texts }));
  }, [host, items]);
  useAttributes(props, (attributes) => {
    attributes.style(host, 'position', 'relative');
    attributes.set(root, 'data-ready', 'true');
    if (items.length)
      for (const canvas of host.querySelectorAll<HTMLElement>(`:scope > ${CANVAS}`))
        attributes.style(canvas, 'display', 'none');
  });
  return createPortal(
    <>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
        <Item key={index} contents={item} />
      ))}
      <MovingText {...props} text={text} onChange={() => setText(readAgain(host, text))} />
    </>,
    host,
  );
}

/** An item of the settings or of a published page, as accessible text. */
function Item({ contents }: { readonly contents: string | DocumentFragment }) {
  const item = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const Tag = typeof contents !== 'string' && contents.querySelector(PARAGRAPHS) ? 'div' : 'p';
  useLayoutEffect(() => {
    item.current?.replaceChildren(typeof contents === 'string' ? contents : contents.cloneNode(true));
  }, [contents]);
  return <Tag className={`Marquee-item ${ITEM_CLASS}`} data-mortar-drawn="" ref={item} />;
}
