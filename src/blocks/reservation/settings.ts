import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { choice, type Setting, textOrNumber } from '../../runtime/block/settings';
import type { ReservationService } from './services';

/** Ids may be numbers or strings. */
function id(...attributes: string[]): Setting<string> {
  const { parse, ...rest } = textOrNumber(...attributes);
  return {
    ...rest,
    parse(raw) {
      const text = parse(raw) ?? '';
      return /^[\w.-]{1,100}$/.test(text) ? text : undefined;
    },
    allowed: 'an id of letters, digits, hyphens and dots',
  };
}

/** An unknown provider is none: to another one its id is another restaurant's. */
const provider: Setting<'' | ReservationService | 'none'> = {
  ...choice(['', 'opentable', 'tock'], 'data-provider'),
  ifInvalid: 'none',
};

export const settings = {
  provider,
  restaurantId: id('data-restaurant-id'),
  businessId: id('data-business-id'),
  /** The service's colour scheme: a number for OpenTable, a word for Tock. */
  color: textOrNumber('data-color'),
};

export const requiredSettings = ['restaurantId', 'businessId'];

export const description: BlockDescription<typeof settings> = {
  summary: 'A booking widget of OpenTable or Tock.',
  settings: {
    provider: {
      meaning: 'The booking service.',
      byDefault: '`tock` in a `.sqs-block-tock`, else `opentable`',
    },
    restaurantId: 'The restaurant’s id at OpenTable.',
    businessId: 'The business’s id at Tock.',
    color: { meaning: 'A colour scheme: a number at OpenTable, a word at Tock.', byDefault: 'the service’s' },
  },
};

export type ReservationProps = BlockProps<typeof settings>;

export interface BookingWidgetProps {
  readonly block: ReservationProps;
  /** Id of the restaurant. */
  readonly id: string;
  onShown(): void;
  onFail(error: unknown): void;
}
