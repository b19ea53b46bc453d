import { fieldsOf, list, own, text } from '../../data/fields';
import { data } from '../../runtime/block/settings';

/** One of the ways to pay. */
export interface PricingOption {
  /** What the parts that belong to it carry in `data-pricing-option`. */
  readonly id: string;
  readonly label: string;
}

export const settings = {
  options: data(readOptions, 'a list such as [{"id":"monthly","label":"Monthly"}]', 'data-options'),
};

function readOptions(data: unknown): readonly PricingOption[] | undefined {
  const options = list(readOption)(data);
  return options.length ? options : undefined;
}

function readOption(data: unknown): PricingOption | undefined {
  const fields = fieldsOf(data);
  const id = text(undefined)(own(fields, 'id'));
  return id ? { id, label: text(id)(own(fields, 'label')) } : undefined;
}
