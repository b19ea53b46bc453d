import { useEffect } from 'react';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { WidgetProps } from './settings';

/** For pictures that the server has already rendered and that stay: the published block around them becomes a gallery. */
export function KeptGallery(widget: WidgetProps): null {
  const { element, runtime } = widget;
  const block = element.querySelector('.sqs-gallery img') && element.closest('.sqs-block');
  useAttributes(widget, (attributes) => {
    if (block && !runtime.blocks.instanceOf(block)) attributes.set(block, 'data-block', 'gallery');
  });
  useEffect(() => {
    if (block) runtime.blocks.scan(block);
  }, [block, runtime]);
  return null;
}
