import type { Dispose } from '../../data/dispose';
import { openForm } from '../../forms/engine';
import { t } from '../../i18n/t';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { markSmall } from './mark-small';
import type { settings } from './settings';

export type NewsletterBlock = MountedBlock<typeof settings>;

/** A form like any other, whose success is a subscription. */
export async function startNewsletter(block: NewsletterBlock, onFail: Dispose): Promise<Dispose> {
  const settings = { ...block.settings, successText: successText(block) };
  const closeForm = await openForm({ ...block, settings }, { name: 'newsletter', onFail });
  const stopMarking = markSmall(block);
  return () => {
    stopMarking();
    closeForm();
  };
}

const UNCONFIRMED =
  'Check your inbox: we have sent you an e-mail with a link that confirms your subscription. If it does not come, look in your spam folder.';

/** Nobody has subscribed yet who has to confirm it first, whatever the page would say. */
function successText({ runtime, settings }: NewsletterBlock): string {
  return settings.successText || (settings.doubleOptIn ? t(runtime, UNCONFIRMED) : '');
}
