import type { PreparedForm } from '../../forms/prepare-form';
import { formSettings } from '../../forms/settings';
import { formDescriptions } from '../../forms/settings-descriptions';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { flag } from '../../runtime/block/settings';

export const settings = {
  ...formSettings,
  doubleOptIn: flag(false, 'data-double-opt-in'),
};

export const requiredSelector = 'form';

export const description: BlockDescription<typeof settings> = {
  summary: 'A form that signs visitors up for a newsletter.',
  settings: {
    ...formDescriptions,
    doubleOptIn:
      'Whether visitors have to confirm by e-mail; unless `successText` is set, the success message tells them to check their inbox.',
  },
};

export type NewsletterProps = BlockProps<typeof settings, PreparedForm>;
