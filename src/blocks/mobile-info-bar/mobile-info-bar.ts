import { checkVisible } from '../../components/check-visible';
import { liftOverBody } from '../../components/lift-over-body';
import { insertMountPoint } from '../../components/mount-point';
import { shownWithin } from '../../components/shown-within';
import { createDisposables, type Disposables, type Dispose } from '../../data/dispose';
import { MobileInfoBarStyle } from '../../data/enums/site';
import { firstFailing } from '../../data/rules';
import { overrideStyle } from '../../dom/override-style';
import * as page from '../../dom/page';
import { createResizeScheduler } from '../../dom/timing/resize';
import { drawTriggers } from './draw';
import { openHours } from './hours';
import styles from './mobile-info-bar.css';
import { infoBarRules } from './rules';
import type { InfoBar } from './settings';
import { type Trigger, triggersOf } from './triggers';

const STYLES =
  shownWithin('.sqs-mobile-info-bar[data-style]', 'block') +
  shownWithin('.sqs-mobile-info-bar-trigger', 'flex') +
  shownWithin('.sqs-mobile-info-bar-overlay-close', 'block') +
  styles;

/** Shows contact options at the bottom of mobile screens, as long as the screen is one. */
export function startMobileInfoBar(bar: InfoBar): Dispose {
  const triggers = triggersOf(bar);
  let hide: Dispose | undefined;
  const look = () => {
    const isDue = !firstFailing(infoBarRules(bar.settings, bar.runtime));
    if (isDue === Boolean(hide)) return;
    hide?.();
    hide = hide ? undefined : showBar(bar, triggers);
  };
  const { schedule, cancel } = createResizeScheduler(look);
  addEventListener('resize', schedule, { signal: bar.signal });
  look();
  return () => {
    cancel();
    hide?.();
  };
}

function showBar({ element, runtime, settings }: InfoBar, triggers: readonly Trigger[]): Dispose {
  const disposables = createDisposables();
  const container = insertMountPoint(disposables, runtime, {
    className: 'yui3-widget sqs-mobile-info-bar',
    styles: STYLES,
    parent: element,
  });
  container.dataset.style = settings.style === MobileInfoBarStyle.DARK ? 'dark' : 'light';
  container.append(drawTriggers(triggers, () => openHours(runtime, container, settings.businessHours)));
  disposables.add(() => container.querySelector('dialog')?.close()); // which also releases the Escape key
  liftOverBody(container);
  reserveSpace(disposables, container);
  void checkVisible(runtime, 'mobile-info-bar', [container]).then(
    (isVisible) => isVisible || disposables.dispose(),
  );
  return disposables.dispose;
}

/** Keeps the end of the page readable, and other elements at the window's lower edge above the bar. */
function reserveSpace({ add }: Disposables, bar: HTMLElement): void {
  const height = `${bar.offsetHeight}px`;
  const body = page.body();
  const padding = `calc(${getComputedStyle(body).paddingBlockEnd} + ${height})`;
  add(overrideStyle(body, 'padding-block-end', padding));
  add(overrideStyle(body, '--mortar-info-bar-height', height));
}
