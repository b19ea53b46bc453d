import { createDisposables, type Disposables } from '../../data/disposables';
import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { ErrorPlace, Runtime } from '../../runtime/types';
import { checkVisible } from '../check-visible';
import { drawBanner } from './draw';
import { followFocus } from './focus';
import { markBody } from './mark-body';
import { matchPageColors } from './page-colors';
import { keepFocusInSight } from './room';
import type { BannerSettings } from './settings';
import { STYLES } from './styles';
import { readBannerText } from './text';

const WHERE: ErrorPlace = { kind: 'ui', name: 'cookie-banner' };

export interface BannerOptions {
  /** A preview: it ignores the stored answer, and its buttons do nothing. */
  readonly isForced: boolean;
  /** Called when the page's style sheets keep the banner from the visitor. */
  onHidden(): void;
}

/** Draws the cookie question before everything else on the page; stays until it is stopped. */
export function showCookieBanner(
  runtime: Runtime,
  settings: BannerSettings,
  options: BannerOptions,
): Dispose {
  const disposables = createDisposables();
  draw(disposables, runtime, settings, options).catch((error) => {
    disposables.dispose();
    runtime.report(error, WHERE);
  });
  return disposables.dispose;
}

async function draw(
  disposables: Disposables,
  runtime: Runtime,
  settings: BannerSettings,
  options: BannerOptions,
) {
  const { isForced, onHidden } = options;
  const opener = page.activeElement();
  const text = await readBannerText(settings.cookieBannerText, runtime);
  if (disposables.isDisposed()) return;
  const answer = (isAllowed: boolean) => {
    if (!isForced) runtime.consent.set(isAllowed);
  };
  const banner = drawBanner(runtime, settings, text, answer);
  if (isForced) banner.dataset.preview = 'true';
  const mountPoint = insertMountPoint(disposables, runtime, banner);
  matchPageColors(banner);
  disposables.add(markBody(settings.cookieBannerPosition));
  disposables.add(keepFocusInSight(mountPoint, settings.cookieBannerPosition, runtime));
  disposables.add(followFocus(mountPoint, opener));
  const needed = [banner, ...banner.querySelectorAll<HTMLElement>('.accept')];
  const isVisible = isForced || (await checkVisible(runtime, 'cookie-banner', needed));
  if (!isVisible && !disposables.isDisposed()) onHidden();
}

/** First in the body is first in the order of Tab. */
function insertMountPoint(disposables: Disposables, runtime: Runtime, banner: HTMLElement): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = 'cookie-banner-mount-point';
  mountPoint.append(banner);
  disposables.add(addStyles(STYLES, runtime.tag.nonce));
  page.body().prepend(mountPoint);
  disposables.add(() => mountPoint.remove());
  return mountPoint;
}
