import { testBlocks } from './block-suite';

testBlocks(/^[d-g]/);
