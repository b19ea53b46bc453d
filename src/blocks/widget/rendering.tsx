import { useLayoutEffect, useRef, useState } from 'react';
import { hideContents } from '../../dom/hide-contents';
import type { BlockName } from '../../runtime/block-entry';
import type { WidgetProps } from './settings';

interface RenderingProps extends WidgetProps {
  /** Sanitised. */
  readonly rendering: DocumentFragment;
}

/** Shows a rendering in place of the block's contents; one that contains a known block becomes that block. */
export function Rendering({ rendering, ...block }: RenderingProps) {
  const { element, runtime } = block;
  const boxRef = useRef<HTMLDivElement>(null);
  const [kind] = useState(() => kindOf(rendering));
  useLayoutEffect(() => {
    const replaced = [...element.childNodes].filter((node) => !node.contains(boxRef.current));
    return hideContents(replaced, runtime.keepAttributes());
  }, [element, runtime]);
  useLayoutEffect(() => boxRef.current?.append(rendering), [rendering]);
  return <div ref={boxRef} data-block={kind} data-block-json={kind && settingsAround(element)} />;
}

/** The block that a rendering is, by the element it contains. */
const BLOCKS: readonly (readonly [part: string, kind: BlockName])[] = [
  ['.summary-item', 'summary'],
  ['.sqs-gallery', 'gallery'],
];

/** The scanner finds it like any inserted block. */
function kindOf(rendering: DocumentFragment): BlockName | undefined {
  return BLOCKS.find(([part]) => rendering.querySelector(part))?.[1];
}

/** Uses the settings of the surrounding block. */
function settingsAround(element: Element): string | undefined {
  return element.closest('[data-block-json]')?.getAttribute('data-block-json') || undefined;
}
