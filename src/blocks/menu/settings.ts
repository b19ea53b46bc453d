import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';

/** No settings: the choices come from the markup. */
export const settings = {};

export const requiredSelector = '.menu';

export const description: BlockDescription<typeof settings> = {
  summary: 'The tabs of a restaurant menu.',
  settings: {},
};

export type MenuProps = BlockProps<typeof settings>;
