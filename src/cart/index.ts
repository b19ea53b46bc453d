/** What the blocks that show the cart share: one watch for its changes, however many they are, and amounts in words. */
export * from '../api/cart';
export * from '../api/failure-text';
export * from '../commerce/amount';
export * from '../commerce/cart-summary';
export * from '../commerce/currencies';
export * from '../commerce/money';
export * from './changes';
export * from './feed';
