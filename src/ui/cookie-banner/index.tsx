import * as page from '../../runtime/page';
import { addStyles } from '../../runtime/styles';
import type { ErrorPlace, Runtime, Stop } from '../../types';
import { createLifetime, type Lifetime } from '../lifetime';
import { openRoot } from '../root';
import { CookieBanner } from './cookie-banner';
import { followFocus } from './focus';
import { keepFocusInSight } from './room';
import type { BannerSettings } from './settings';
import { STYLES } from './styles';
import { readBannerText } from './text';

const WHERE: ErrorPlace = { kind: 'ui', name: 'cookie-banner' };

export interface BannerOptions {
  /** A preview: it ignores the stored answer, and its buttons do nothing. */
  readonly isForced: boolean;
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

async function draw(life: Lifetime, runtime: Runtime, settings: BannerSettings, { isForced }: BannerOptions) {
  const opener = document.activeElement;
  const text = await readBannerText(settings.cookieBannerText, runtime);
  if (life.isOver()) return;
  const mountPoint = insertMountPoint(life, runtime);
  const answer = (isAllowed: boolean) => {
    if (!isForced) runtime.consent.set(isAllowed);
  };
  const banner = <CookieBanner settings={settings} text={text} isPreview={isForced} onAnswer={answer} />;
  life.keep(await openRoot(mountPoint, banner, { runtime, where: WHERE, onFail: life.end }));
  if (life.isOver()) return;
  life.keep(keepFocusInSight(mountPoint, settings.cookieBannerPosition, runtime));
  life.keep(followFocus(mountPoint, opener));
}

/** First in the body is first in the order of Tab. */
function insertMountPoint(life: Lifetime, runtime: Runtime): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = 'cookie-banner-mount-point';
  page.body().prepend(mountPoint);
  life.keep(() => mountPoint.remove());
  life.keep(addStyles(STYLES, runtime.tag.nonce));
  return mountPoint;
}
