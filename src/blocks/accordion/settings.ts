import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { flag } from '../../runtime/block/settings';

export const settings = {
  allowMultipleOpenItems: flag(false, 'data-should-allow-multiple-open-items', 'data-allow-multiple'),
  expandFirstItem: flag(false, 'data-is-expanded-first-item', 'data-first-expanded'),
};

export const requiredSelector = '.accordion-item';

export const description: BlockDescription<typeof settings> = {
  summary: 'Questions whose answers open and close.',
  settings: {
    allowMultipleOpenItems: 'Whether several items may be open at a time.',
    expandFirstItem: 'Whether the first item starts open.',
  },
};

export type AccordionProps = BlockProps<typeof settings>;
