import { testBlocks } from './block-suite';

testBlocks(/^[g]/);
