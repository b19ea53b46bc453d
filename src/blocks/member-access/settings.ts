import { asRecord, list, ownProperty, readId, readText } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { data } from '../../runtime/block/settings';

export interface PricingOption {
  /** The value of `data-pricing-option` on its elements. */
  readonly id: string;
  readonly label: string;
}

export const settings = {
  options: data(readOptions, 'a list such as [{"id":"monthly","label":"Monthly"}]', 'data-options'),
};

export const requiredSelector = '[data-pricing-option]';

export const description: BlockDescription<typeof settings> = {
  summary: 'A toggle between pricing options.',
  settings: {
    options: {
      meaning: 'The pricing options; the first is chosen.',
      byDefault: 'the ids in the markup, in their order',
    },
  },
};

export type MemberAccessProps = BlockProps<typeof settings>;

function readOptions(data: unknown): readonly PricingOption[] | undefined {
  const options = list(readOption)(data);
  return options.length ? options : undefined;
}

function readOption(data: unknown): PricingOption | undefined {
  const fields = asRecord(data);
  const id = readId(ownProperty(fields, 'id'));
  return id ? { id, label: readText(id)(ownProperty(fields, 'label')) } : undefined;
}
