import { plainBlock } from '../plain-block';
import { startProductReviews } from './product-reviews';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startProductReviews });
