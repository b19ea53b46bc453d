import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { entriesOf } from '../../data/indexes';
import { memberOf } from '../../dom/member';
import { STATE } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import { everyFrame } from './every-frame';
import { setStyles } from './set-styles';

interface OutlinesProps {
  readonly runtime: Runtime;
  /** The element whose row is hovered or focused. */
  readonly marked: Element | undefined;
}

/** Outlines each block, with its name and state, and the marked element. The page itself isn't changed. */
export function Outlines({ runtime, marked }: OutlinesProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const blocks = runtime.blocks.instances();
  const isBlock = blocks.some(({ element }) => element === marked);
  const elements: Element[] = blocks.map(({ element }) => element);
  if (marked && !isBlock) elements.push(marked);
  useFollow(boxRef, elements);
  return (
    <div className="outlines" ref={boxRef} aria-hidden data-marked={marked !== undefined}>
      {blocks.map(({ name, state, element }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements are followed by their index
          key={index}
          className="outline"
          data-state={state}
          data-marked={element === marked}
          style={{ '--depth': depthOf(element) } as CSSProperties}
        >
          <span className="label">
            {name} <span className="label-state">{state}</span>
          </span>
        </div>
      ))}
      {marked && !isBlock && <div className="outline" data-marked />}
    </div>
  );
}

/** The number of blocks around a block; keeps nested labels from overlapping. */
function depthOf(element: Element): number {
  const parent = memberOf(element, 'parentElement')?.closest(`[${STATE}]`);
  return parent ? 1 + depthOf(parent) : 0;
}

/** Elements move without events: in carousels, in animations, and when content is inserted before them. */
function useFollow(boxRef: RefObject<HTMLElement | null>, elements: readonly Element[]): void {
  const follow = useEffectEvent(() => {
    const boxes = [...(boxRef.current?.children ?? [])] as HTMLElement[];
    const rects = elements.map((element) => memberOf(element, 'getBoundingClientRect')());
    for (const [index, box] of entriesOf(boxes)) place(box, rects[index]);
  });
  useEffect(() => everyFrame(() => follow()), []);
}

function place(box: HTMLElement, rect: DOMRect | undefined): void {
  const { x = 0, y = 0, width = 0, height = 0 } = rect ?? {};
  const isSeen = width > 0 && height > 0 && y < innerHeight && y + height > 0;
  setStyles(box, {
    display: isSeen ? 'block' : 'none',
    translate: `${x}px ${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
