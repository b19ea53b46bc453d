import { createResizeObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';

/** With this class of the body, the phone's menu takes the place of the navigation. */
const ON_PHONES = 'force-mobile-nav';

/** A navigation that is too long for its header gives way to the phone's menu; the page scrolled sideways. */
export function fitNavigation({ attributes, disposables }: Scope): void {
  const navigation = page.byId('mainNavWrapper');
  const header = navigation?.closest<HTMLElement>('header');
  if (!header) return;
  const fit = () => {
    attributes.toggleClass(page.body(), ON_PHONES, false);
    attributes.toggleClass(page.body(), ON_PHONES, isTooLong(header));
  };
  const observer = createResizeObserver(fit);
  for (const element of [header, navigation]) if (element) observer.observe(element); // its fonts may come later
  disposables.add(() => observer.disconnect());
}

function isTooLong({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1;
}
