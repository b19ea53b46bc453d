/** What the blocks that show the cart share: one watch for its changes, however many they are, and amounts in words. */

export * from '../../api/failure-text';
export * from '../amount';
export * from '../currencies';
export * from '../money';
export * from './cart-calls';
export * from './cart-summary';
export * from './changes';
export * from './feed';
