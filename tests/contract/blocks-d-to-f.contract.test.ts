import { testBlocks } from './block-suite';

testBlocks(/^[d-f]/);
