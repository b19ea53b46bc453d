import { useLayoutEffect, useState } from 'react';
import { watchSize } from '../../dom/timing/resize';
import { FormRoot } from '../../forms/engine';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { NewsletterProps } from './settings';

/** Blocks narrower than this, in px, are small (specification, section 9, images). */
const SMALL = 320;

const UNCONFIRMED =
  'Check your inbox: we have sent you an e-mail with a link that confirms your subscription. If it does not come, look in your spam folder.';

/** A form like any other, whose success is a subscription. A small one is marked for style sheets, whatever the window's width. */
export function Newsletter({ prepared, ...block }: NewsletterProps) {
  const { element } = block;
  const [isSmall, setSmall] = useState(() => element.offsetWidth < SMALL);
  const [settings] = useState(() => ({ ...block.settings, successText: successText(block) }));
  useAttributes(block, (attributes) => attributes.toggleClass(element, 'newsletter--small', isSmall));
  useLayoutEffect(() => watchSize(element, () => setSmall(element.offsetWidth < SMALL)), [element]);
  return <FormRoot block={{ ...block, settings }} name="newsletter" prepared={prepared} />;
}

/** Nobody has subscribed yet who has to confirm it first, whatever the page would say. */
function successText({ runtime, settings }: Omit<NewsletterProps, 'prepared'>): string {
  return settings.successText || (settings.doubleOptIn ? t(runtime, UNCONFIRMED) : '');
}
