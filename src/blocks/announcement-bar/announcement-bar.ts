import { checkVisible } from '../../components/check-visible';
import { insertMountPoint } from '../../components/mount-point';
import { shownWithin } from '../../components/shown-within';
import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';
import { OverlayStyle } from '../../data/enums/site';
import { navigableAddress } from '../../data/links/navigable';
import * as page from '../../dom/page';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { recallForGood, rememberForGood } from '../../runtime/storage';
import { isStaff } from '../../visitor/session/audience';
import styles from './announcement-bar.css';
import { drawBar } from './draw';
import type { settings } from './settings';

const STYLES =
  shownWithin('.mortar-announcement', 'block') +
  shownWithin('.mortar-announcement .sqs-announcement-bar', 'block') +
  styles;

type Bar = MountedBlock<typeof settings>;

/** Storage key of the closed version. */
const KEY = 'announcement-bar';

/** Shows the site's announcement until it is closed; a new one is shown again. */
export async function startAnnouncementBar(bar: Bar): Promise<Dispose | undefined> {
  if (!isShown(bar)) return undefined;
  const { element, runtime, settings, signal } = bar;
  const { sanitize } = await runtime.chunks.load('sanitize');
  const content = sanitize(settings.text, runtime);
  if (signal.aborted || !content.textContent?.trim()) return undefined;
  const disposables = createDisposables();
  const close = () => {
    rememberForGood(KEY, versionOf(settings));
    disposables.dispose();
  };
  const isInFlow = element.clientHeight > 0;
  if (!isInFlow && isEdgeTaken()) return undefined;
  const container = insertMountPoint(
    disposables,
    runtime,
    'sqs-announcement-bar-custom-location mortar-announcement',
    STYLES,
    element,
  );
  container.dataset.place = isInFlow ? 'flow' : 'window';
  const drawn = drawBar(runtime, { content, target: targetOf(bar), close });
  container.append(drawn);
  void checkVisible(runtime, 'announcement-bar', [drawn]).then(
    (isVisible) => isVisible || disposables.dispose(),
  );
  return disposables.dispose;
}

/** Anyone who works on the site sees it even after closing it, as a preview. */
function isShown({ settings, runtime: { site } }: Bar): boolean {
  return (
    settings.showAnnouncementBar &&
    settings.style === OverlayStyle.SHOW &&
    settings.text.trim() !== '' &&
    (isStaff(site) || !isClosed(settings))
  );
}

function isClosed(settings: Bar['settings']): boolean {
  return recallForGood(KEY) === versionOf(settings);
}

/** The window's edge has room for one bar, however many places the page has. */
function isEdgeTaken(): boolean {
  return page.all('.mortar-announcement[data-place="window"]').length > 0;
}

/** The text itself serves as version if the site sets none. */
function versionOf({ version, text }: Bar['settings']): string {
  return version || text;
}

/** Nothing if the address is unsafe. */
function targetOf({ settings }: Bar) {
  const { url = '', newWindow = false } = settings.clickthroughUrl ?? {};
  const href = navigableAddress(url, location.href);
  return href ? { href, newWindow } : undefined;
}
