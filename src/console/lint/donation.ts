import { BLOCK_SETTINGS } from 'mortar:blocks';
import type { Finding } from './fault';
import { givenIn } from './settings';

/** A donation page, unless the author's own link leads to one. */
export function* lintDonation(block: Element): Iterable<Finding> {
  const controls = [block, ...block.querySelectorAll('.sqs-donate-button, button, a')];
  const leads = (control: Element) =>
    !/^#?$/.test(control.getAttribute('href')?.trim() ?? '') ||
    givenIn(control, 'donatePageId', BLOCK_SETTINGS.donation).some(([, id]) => id);
  if (controls.some(leads)) return;
  yield {
    code: 'missing-setting',
    element: block,
    message: 'The donation block has no donatePageId, so its button leads nowhere.',
    suggestion: 'Add data-donate-page-id="…" to the block.',
  };
}
