import { BLOCK_PAGES } from './block-reference.ts';
import { testPages } from './page-rules.ts';

testPages(BLOCK_PAGES);
