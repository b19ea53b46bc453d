import { testBlocks } from './block-suite';

testBlocks(/^[s]/);
