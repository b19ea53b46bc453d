import { createDisposables, type Disposables, type Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { ErrorPlace } from '../../runtime/events';
import { rememberHidden } from '../../runtime/hidden-by-page';
import type { Runtime } from '../../runtime/types';
import { checkVisible } from '../check-visible';
import { liftOverBody } from '../lift-over-body';
import { drawBanner } from './draw';
import { keepFocusVisible } from './keep-focus-visible';
import { matchPageColors } from './match-page-colors';
import { returnFocus } from './return-focus';
import type { BannerSettings } from './settings';
import { STYLES } from './styles';
import { readBannerText } from './text';
import { watchRemoval } from './watch-removal';

const WHERE: ErrorPlace = { kind: 'ui', name: 'cookie-banner' };

interface BannerOptions {
  /** A preview ignores the stored answer, and clicks in it do nothing. */
  readonly isForced: boolean;
  /** Called if the page's style sheets hide the banner, or something removes it. */
  onHidden(): void;
  /** Called if a script has replaced the page's body, and the banner with it. */
  onSwept(): void;
}

/** Shows the banner before everything else on the page until disposed. */
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
  const { isForced, onHidden, onSwept } = options;
  const opener = page.activeElement();
  const text = await readBannerText(settings.cookieBannerText, runtime);
  if (disposables.isDisposed()) return;
  const banner = drawBanner(runtime, settings, text, runtime.consent.set);
  if (isForced) banner.addEventListener('click', ignore, true);
  const mountPoint = insertMountPoint(disposables, runtime, banner);
  const onRemoved = () => {
    rememberHidden('cookie-banner', 'removed from the page');
    onHidden();
  };
  liftOverBody(banner);
  disposables.add(watchRemoval(banner, mountPoint, { onSwept, onRemoved }));
  matchPageColors(banner);
  disposables.add(markBody(settings.cookieBannerPosition));
  disposables.add(keepFocusVisible(mountPoint, settings.cookieBannerPosition));
  disposables.add(returnFocus(mountPoint, opener));
  const needed = [banner, ...banner.querySelectorAll<HTMLElement>('.accept')];
  const isVisible = isForced || (await checkVisible(runtime, 'cookie-banner', needed));
  if (!isVisible && !disposables.isDisposed()) onHidden();
}

function ignore(click: Event): void {
  click.preventDefault();
  click.stopPropagation();
}

/** First in the body, so that it comes first in the tab order. */
function insertMountPoint(disposables: Disposables, runtime: Runtime, banner: HTMLElement): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = 'mortar-ui cookie-banner-mount-point';
  mountPoint.append(banner);
  disposables.add(addStyles(STYLES, runtime.tag.nonce));
  page.body().prepend(mountPoint);
  disposables.add(() => mountPoint.remove());
  return mountPoint;
}

/**
 * Body classes by which published style sheets know that the banner is shown, and at the top. Other scripts also change
 * the body's classes, so only the added ones are removed.
 */
function markBody(position: string): Dispose {
  const { classList } = page.body();
  const marks = ['sqs-cookie-banner-v2-enabled', position === 'TOP' ? 'sqs-cookie-banner-v2-top' : ''];
  const added = marks.filter((mark) => mark && !classList.contains(mark));
  classList.add(...added);
  return () => classList.remove(...added);
}
