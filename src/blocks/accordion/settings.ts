import { flag } from '../../runtime/block/settings';

export const settings = {
  allowMultipleOpenItems: flag(false, 'data-should-allow-multiple-open-items', 'data-allow-multiple'),
  expandFirstItem: flag(false, 'data-is-expanded-first-item', 'data-first-expanded'),
};
