import { resetWithin } from '../../../components/reset';
import type { Dispose } from '../../../data/dispose';
import { createDisposables } from '../../../data/dispose';
import { createLiveValue } from '../../../data/live-value';
import { createResizeObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import { openRoot } from '../../../runtime/block/root';
import type { ErrorPlace } from '../../../runtime/types';
import { createAutoplay } from './autoplay';
import { Buttons, type ButtonsState } from './buttons';
import styles from './controls.css';
import type { Wanted } from './drawn';
import type { Carousel } from './moving';

export { drawThumbnails } from './drawn-thumbnails';

const STYLES = resetWithin('mortar-gallery-controls') + styles;

const WHERE: ErrorPlace = { kind: 'block', name: 'gallery' };

/** Draws buttons before the slides, so that the one that stops them is the first to be reached. */
export async function drawControls(carousel: Carousel, wanted: Wanted): Promise<Dispose> {
  const { elements, index, runtime, settings, follow, followGroups } = carousel;
  const disposables = createDisposables();
  const autoplay = wanted.autoplay ? createAutoplay(carousel) : undefined;
  if (autoplay) disposables.add(autoplay.stop);
  const mountPoint = page.create('div');
  mountPoint.className = 'mortar-gallery-controls';
  disposables.add(addStyles(STYLES, runtime.tag.nonce));
  elements.list.before(mountPoint);
  disposables.add(() => mountPoint.remove());
  disposables.add(keepMiddle(mountPoint, elements.list));

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
    disposables.add(
      await openRoot(mountPoint, buttons, { runtime, where: WHERE, onFail: disposables.dispose }),
    );
  } catch (error) {
    disposables.dispose();
    throw error;
  }
  return disposables.dispose;
}

/** Tells the style sheet where the middle of the slides is. */
function keepMiddle(mountPoint: HTMLElement, list: HTMLElement): Dispose {
  const watcher = createResizeObserver(([entry]) => {
    mountPoint.style.setProperty('--mortar-middle', `${(entry?.contentRect.height ?? 0) / 2}px`);
  });
  watcher.observe(list);
  return () => watcher.disconnect();
}
