import type { Described } from './described-attribute';

/** Attributes of elements that aren't blocks. */
export const PAGE_ATTRIBUTES: readonly Described[] = [
  {
    name: 'data-cookie-settings',
    description: 'A click on this link or button asks the cookie question again.',
    docs: ['docs/consent.md'],
  },
  {
    name: 'data-category',
    description: 'With `type="text/plain"` on a script: runs it once the visitor allows it.',
    docs: ['docs/consent.md'],
  },
  {
    name: 'data-relative-time',
    description: 'On a `time` element with `datetime`: says how long ago that was.',
    docs: ['docs/texts.md'],
  },
  {
    name: 'data-tooltip',
    description: 'A text that is shown beside this element while it is pointed at or focused.',
    docs: ['docs/dialogs.md'],
  },
  {
    name: 'data-quick-view',
    description: 'The id of a product: a click counts that it was looked at.',
    docs: ['docs/services.md'],
  },
  {
    name: 'data-pricing-option',
    description: 'The id of the pricing option that this price or button belongs to.',
    docs: ['docs/blocks/member-access.md'],
  },
];
