import { useLayoutEffect, useState } from 'react';
import { watchSize } from '../../dom/timing/resize';
import { FormRoot } from '../../forms/engine';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { NewsletterProps } from './settings';

/** Narrower blocks (px) count as small (specification, section 9, images). */
const SMALL = 320;

const UNCONFIRMED =
  'Check your inbox: we have sent you an e-mail with a link that confirms your subscription. If it does not come, look in your spam folder.';

/**
 * An ordinary form whose success is a subscription. A small one is marked for style sheets, whatever the window's
 * width.
 */
export function Newsletter({ prepared, ...block }: NewsletterProps) {
  const { element } = block;
  const [isSmall, setSmall] = useState(() => element.offsetWidth < SMALL);
  const [settings] = useState(() => ({ ...block.settings, successText: successText(block) }));
  useAttributes(block, (attributes) => attributes.toggleClass(element, 'newsletter--small', isSmall));
  useLayoutEffect(() => watchSize(element, () => setSmall(element.offsetWidth < SMALL)), [element]);
  return <FormRoot block={{ ...block, settings }} name="newsletter" prepared={prepared} />;
}

/** With double opt-in nobody is subscribed yet, so the page's own success message would be wrong. */
function successText({ runtime, settings }: Omit<NewsletterProps, 'prepared'>): string {
  return settings.successText || (settings.doubleOptIn ? t(runtime, UNCONFIRMED) : '');
}
