import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { ErrorPlace, Runtime, Stop } from '../../runtime/types';
import { checkVisible } from '../check-visible';
import { createLifetime, type Lifetime } from '../../data/disposables';
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
export function showCookieBanner(runtime: Runtime, settings: BannerSettings, options: BannerOptions): Stop {
  const life = createLifetime();
  draw(life, runtime, settings, options).catch((error) => {
    life.end();
    runtime.report(error, WHERE);
  });
  return life.end;
}

async function draw(life: Lifetime, runtime: Runtime, settings: BannerSettings, options: BannerOptions) {
  const { isForced, onHidden } = options;
  const opener = page.activeElement();
  const text = await readBannerText(settings.cookieBannerText, runtime);
  if (life.isOver()) return;
  const answer = (isAllowed: boolean) => {
    if (!isForced) runtime.consent.set(isAllowed);
  };
  const banner = drawBanner(runtime, settings, text, answer);
  if (isForced) banner.dataset.preview = 'true';
  const mountPoint = insertMountPoint(life, runtime, banner);
  matchPageColors(banner);
  life.keep(markBody(settings.cookieBannerPosition));
  life.keep(keepFocusInSight(mountPoint, settings.cookieBannerPosition, runtime));
  life.keep(followFocus(mountPoint, opener));
  const needed = [banner, ...banner.querySelectorAll<HTMLElement>('.accept')];
  const isVisible = isForced || (await checkVisible(runtime, 'cookie-banner', needed));
  if (!isVisible && !life.isOver()) onHidden();
}

/** First in the body is first in the order of Tab. */
function insertMountPoint(life: Lifetime, runtime: Runtime, banner: HTMLElement): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = 'cookie-banner-mount-point';
  mountPoint.append(banner);
  life.keep(addStyles(STYLES, runtime.tag.nonce));
  page.body().prepend(mountPoint);
  life.keep(() => mountPoint.remove());
  return mountPoint;
}
