import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { textOrNumber } from '../../runtime/block/settings';

export const settings = {
  collectionId: textOrNumber('data-collection-id'),
};

export const requiredSettings = ['collectionId'];

export const description: BlockDescription<typeof settings> = {
  summary: 'The events of a collection, month by month.',
  settings: {
    collectionId: 'The id of the collection of events; the block does not work without it.',
  },
};

export type CalendarProps = BlockProps<typeof settings>;
