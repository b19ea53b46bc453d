import { BLOCK_PAGES } from './block-reference.ts';
import { PAGES } from './demo-site-page.ts';
import { testPages } from './page-rules.ts';

testPages(PAGES.filter((path) => !BLOCK_PAGES.includes(path)));
