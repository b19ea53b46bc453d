import { testBlocks } from './block-suite';

testBlocks(/^[h-m]/);
