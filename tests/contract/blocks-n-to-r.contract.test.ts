import { testBlocks } from './block-suite';

testBlocks(/^[n-r]/);
