import { attachForm } from '../../form/engine';
import { say } from '../../messages/say';
import { ElementMissingError } from '../../runtime/errors';
import type { Stop } from '../../types';
import type { MountedBlock } from '../plain-block';
import { markSmall } from './mark-small';
import type { settings } from './settings';

export type NewsletterBlock = MountedBlock<typeof settings>;

/** A form like any other, whose success is a subscription. @throws ElementMissingError without one. */
export function startNewsletter(block: NewsletterBlock): Stop {
  const { element, settings } = block;
  const form = element.querySelector('form');
  if (!form) throw new ElementMissingError('newsletter', 'form');
  attachForm({ ...block, settings: { ...settings, successText: successText(block) } }, form, true);
  return markSmall(block);
}

const UNCONFIRMED =
  'Check your inbox: we have sent you an e-mail with a link that confirms your subscription. If it does not come, look in your spam folder.';

/** Nobody has subscribed yet who has to confirm it first, whatever the page would say. */
function successText({ runtime, settings }: NewsletterBlock): string {
  return settings.successText || (settings.doubleOptIn ? say(runtime, UNCONFIRMED) : '');
}
