import { checkVisible } from '../../components/check-visible';
import { liftOverBody } from '../../components/lift-over-body';
import { insertMountPoint } from '../../components/mount-point';
import { shownWithin } from '../../components/shown-within';
import { createDisposables, type Dispose } from '../../data/dispose';
import { navigableAddress } from '../../data/links/navigable';
import { firstFailing } from '../../data/rules';
import * as page from '../../dom/page';
import { loadSanitizer } from '../../runtime/load-sanitizer';
import { isStaff } from '../../visitor/session/audience';
import styles from './announcement-bar.css';
import { drawBar } from './draw';
import { keepEndVisible, releaseSpace, reserveLater } from './reserved-space';
import { announcementRules, NOT_CLOSED, rememberClosed } from './rules';
import type { AnnouncementBar } from './settings';

const STYLES =
  shownWithin('.mortar-announcement', 'block') +
  shownWithin('.mortar-announcement .sqs-announcement-bar', 'block') +
  shownWithin('.mortar-announcement .sqs-announcement-bar-close', 'grid') +
  styles;

/** Shows the site's announcement until it is closed; a new one is shown again. */
export async function startAnnouncementBar(bar: AnnouncementBar): Promise<Dispose | undefined> {
  const { element, runtime, settings, signal } = bar;
  const [failing] = firstFailing(announcementRules(settings, runtime.site)) ?? [];
  if (failing === NOT_CLOSED) {
    hideSaved(bar);
    reserveLater(false);
  }
  if (failing) return releaseSpace();
  const { sanitize } = await loadSanitizer(runtime);
  const content = sanitize(settings.text, runtime);
  if (signal.aborted) return undefined;
  const isInFlow = element.clientHeight > 0;
  const isEmpty = !content.textContent.trim() && !content.querySelector('img');
  if (isEmpty || (!isInFlow && isEdgeTaken())) return releaseSpace();
  return showBar(bar, content, isInFlow ? 'flow' : 'window');
}

/** A page saved from a browser contains a bar whose button does nothing. */
function hideSaved({ element, attributes }: AnnouncementBar): void {
  const saved = element.querySelector<HTMLElement>('.sqs-announcement-bar-custom-location');
  if (saved) attributes.style(saved, 'display', 'none', 'important');
}

function showBar(bar: AnnouncementBar, content: DocumentFragment, placement: 'flow' | 'window'): Dispose {
  const { element, runtime, settings } = bar;
  const disposables = createDisposables();
  const released = createDisposables();
  hideSaved(bar);
  const remove = () => {
    disposables.dispose();
    released.add(releaseSpace());
  };
  const close = () => {
    rememberClosed(settings);
    reserveLater(false);
    remove();
  };
  const container = insertMountPoint(disposables, runtime, {
    className: 'sqs-announcement-bar-custom-location mortar-announcement',
    styles: STYLES,
    parent: element,
  });
  container.dataset.place = placement;
  container.dataset.mortarDrawn = '';
  const drawn = drawBar(runtime, { content, target: targetOf(bar), close });
  container.append(drawn);
  if (placement === 'window') {
    liftOverBody(container);
    disposables.add(keepEndVisible(container));
  }
  if (!isStaff(runtime.site)) reserveLater(true); // a preview reopens nothing
  void checkVisible(runtime, 'announcement-bar', [drawn]).then((isVisible) => isVisible || remove());
  return () => {
    disposables.dispose();
    released.dispose();
  };
}

/** The window's edge has space for one bar, however many containers the page has. */
function isEdgeTaken(): boolean {
  return page.all('.mortar-announcement[data-place="window"]').length > 0;
}

/** Nothing if the address is unsafe. */
function targetOf({ settings }: AnnouncementBar) {
  const { url = '', newWindow = false } = settings.clickthroughUrl ?? {};
  const href = navigableAddress(url, location.href);
  return href ? { href, newWindow } : undefined;
}
