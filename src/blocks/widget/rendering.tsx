import { useLayoutEffect, useRef, useState } from 'react';
import { hideContents } from '../../dom/hide-contents';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { BlockName } from '../../runtime/types';
import type { WidgetProps } from './settings';

interface RenderingProps extends WidgetProps {
  /** Sanitised. */
  readonly rendering: DocumentFragment;
}

/** A rendering in place of what stood in the block; what is a block of its own becomes one. */
export function Rendering({ rendering, ...block }: RenderingProps) {
  const { element } = block;
  const boxRef = useRef<HTMLDivElement>(null);
  const [kind] = useState(() => kindOf(rendering));
  useAttributes(block, (attributes) => {
    const replaced = [...element.children].filter((child) => !child.contains(boxRef.current));
    hideContents(replaced, attributes);
  });
  useLayoutEffect(() => boxRef.current?.append(rendering), [rendering]);
  return <div ref={boxRef} data-block={kind} data-block-json={kind && settingsAround(element)} />;
}

/** What a rendering is that has a part of a block. */
const BLOCKS: readonly (readonly [part: string, kind: BlockName])[] = [
  ['.summary-item', 'summary'],
  ['.sqs-gallery', 'gallery'],
];

/** The scanner finds it like any block that is inserted. */
function kindOf(rendering: DocumentFragment): BlockName | undefined {
  return BLOCKS.find(([part]) => rendering.querySelector(part))?.[1];
}

/** Its settings are those of the block around. */
function settingsAround(element: Element): string | undefined {
  return element.closest('[data-block-json]')?.getAttribute('data-block-json') || undefined;
}
