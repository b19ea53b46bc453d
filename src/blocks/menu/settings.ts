import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';

/** A page decides nothing here: what there is to select is in its markup. */
export const settings = {};

export const requiredSelector = '.menu';

export const description: BlockDescription<typeof settings> = {
  summary: 'The tabs of a restaurant menu.',
  settings: {},
};

export type MenuProps = BlockProps<typeof settings>;
