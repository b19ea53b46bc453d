import { testBlocks } from './block-suite';

testBlocks(/^[a-c]/);
