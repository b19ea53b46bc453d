import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';

export const settings = {};

export const requiredSelector = '.sqs-cart-quantity, .sqs-cart-subtotal';

export const description: BlockDescription<typeof settings> = {
  summary: 'How many products are in the cart, and their subtotal.',
  settings: {},
};

export type CartIndicator = MountedBlock<typeof settings>;
