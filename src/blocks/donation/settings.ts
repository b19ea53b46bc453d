import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { textOrNumber } from '../../runtime/block/settings';

export const settings = {
  donatePageId: textOrNumber('data-donate-page-id'),
};

export const requiredSelector = '.sqs-donate-button, a, button';

export const description: BlockDescription<typeof settings> = {
  summary: 'A button that leads to the donation checkout.',
  settings: {
    donatePageId:
      'The id of the donation page, on the block or its button: the button leads to `/checkout/donate?donatePageId=…`.',
  },
};

export type DonationProps = BlockProps<typeof settings>;
