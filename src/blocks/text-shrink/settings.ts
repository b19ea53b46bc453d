import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';

/** No settings: the text is as large as its style sheet says, and as small as it must be. */
export const settings = {};

export const description: BlockDescription<typeof settings> = {
  summary: 'Text in one line, scaled to the width that it has.',
  settings: {},
};

export type TextShrink = MountedBlock<typeof settings>;
