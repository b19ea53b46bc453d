import { testBlocks } from './block-suite';

testBlocks(/^[t-z]/);
