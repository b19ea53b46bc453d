import type { PreparedForm } from '../../forms/prepare-form';
import { formSettings } from '../../forms/settings';
import { formDescriptions } from '../../forms/settings-descriptions';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';

export const settings = formSettings;

export const description: BlockDescription<typeof settings> = {
  summary: 'A form that is checked and sent without leaving the page.',
  settings: formDescriptions,
};

export type FormProps = BlockProps<typeof settings, PreparedForm>;
