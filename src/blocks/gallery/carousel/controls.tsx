import { createResizeObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import type { ErrorPlace, Stop } from '../../../runtime/types';
import { createLifetime } from '../../../data/disposables';
import { createLiveValue } from '../../../data/live-value';
import { openRoot } from '../../../runtime/block/root';
import { createAutoplay } from './autoplay';
import { Buttons, type ButtonsState } from './buttons';
import { CONTROL_STYLES } from './control-styles';
import type { Wanted } from './drawn';
import type { Moving } from './moving';

export { drawThumbnails } from './drawn-thumbnails';

const WHERE: ErrorPlace = { kind: 'block', name: 'gallery' };

/** Draws buttons before the slides, so that the one that stops them is the first to be reached. */
export async function drawControls(moving: Moving, wanted: Wanted): Promise<Stop> {
  const { parts, index, runtime, settings, follow, followGroups } = moving;
  const life = createLifetime();
  const autoplay = wanted.autoplay ? createAutoplay(moving) : undefined;
  if (autoplay) life.keep(autoplay.stop);
  const mountPoint = page.create('div');
  mountPoint.className = 'mortar-gallery-controls';
  life.keep(addStyles(CONTROL_STYLES, runtime.tag.nonce));
  parts.list.before(mountPoint);
  life.keep(() => mountPoint.remove());
  life.keep(keepMiddle(mountPoint, parts.list));

  const stateNow = (): ButtonsState => ({
    isNeeded: index.groups.totalGroups > 1,
    isPlaying: autoplay?.isOn ?? false,
    isAtBeginning: !settings.loop && index.groups.isFirstGroup,
    isAtEnd: !settings.loop && index.groups.isLastGroup,
  });
  const state = createLiveValue(stateNow());
  const update = () => state.set(stateNow());
  follow(update);
  followGroups(update);
  const toggle =
    autoplay &&
    (() => {
      autoplay.toggle();
      update();
    });
  const step = wanted.steppers ? index.step : undefined;
  const buttons = <Buttons runtime={runtime} state={state} step={step} toggle={toggle} />;
  try {
    life.keep(await openRoot(mountPoint, buttons, { runtime, where: WHERE, onFail: life.end }));
  } catch (error) {
    life.end();
    throw error;
  }
  return life.end;
}

/** Tells the style sheet where the middle of the slides is. */
function keepMiddle(mountPoint: HTMLElement, list: HTMLElement): Stop {
  const watcher = createResizeObserver(([entry]) => {
    mountPoint.style.setProperty('--mortar-middle', `${(entry?.contentRect.height ?? 0) / 2}px`);
  });
  watcher.observe(list);
  return () => watcher.disconnect();
}
