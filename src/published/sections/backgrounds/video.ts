import { createDisposables, type Dispose } from '../../../data/dispose';
import { parseJson } from '../../../data/json';
import { addStyles } from '../../../dom/styles';
import { watchVisible } from '../../../dom/watch-visible';
import { embedFor } from '../../../media/embed';
import { readHostedVideo } from '../../../media/hosted-video';
import { savesData } from '../../../media/images/responsive-image';
import { maySelfMove, onMotionPreference } from '../../../media/moves';
import { retirePlayers } from '../../../media/retire-players';
import type { Runtime } from '../../../runtime/types';
import type { Scope } from '../../common/scope';
import { type BackgroundVideo, createFrameBackground, createHostedBackground } from './background-video';
import { offerPause } from './pause-button';
import styles from './video.css';

const ROOTS = '.sqs-video-background-native, .sqs-video-background, .gallery-video-background';

/**
 * A muted video behind a section. Until it plays, and for visitors with reduced motion or data saving, its picture is
 * shown; a provider's player waits for tracking consent.
 */
export function mountVideo(controller: HTMLElement, { runtime, attributes, disposables }: Scope): void {
  const root = controller.matches(ROOTS) ? controller : controller.querySelector<HTMLElement>(ROOTS);
  if (!root) return;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  for (const picture of root.querySelectorAll('img')) {
    if (picture.matches('[data-src]:not([src])')) runtime.images.load(picture);
    attributes.toggleClass(picture, 'loaded', true); // style sheets hide it until then
  }
  const video = videoIn(root);
  if (!video) return;
  retirePlayers(root.querySelectorAll('video'), attributes);
  disposables.add(show(video, root, runtime));
}

/** `undefined` if the page has no video that may be shown. */
function videoIn(root: HTMLElement): BackgroundVideo | undefined {
  const hosted = readHostedVideo(parseJson(root.getAttribute('data-config-native-video')));
  if (hosted) return createHostedBackground(hosted, root);
  const embed = embedFor(root.getAttribute('data-config-url') ?? '');
  return embed && createFrameBackground(embed);
}

/** Plays while that is allowed, which a visitor may change at any time; until then, and after, its picture is shown. */
function show(video: BackgroundVideo, root: HTMLElement, runtime: Runtime): Dispose {
  const disposables = createDisposables();
  let isPlaying: boolean | undefined;
  let stop: Dispose | undefined;
  const follow = () => {
    const isAllowed = mayPlay(video, runtime);
    if (isAllowed === isPlaying) return;
    isPlaying = isAllowed;
    stop?.();
    stop = isPlaying ? start(video, root, runtime) : showPicture(video, root);
  };
  follow();
  disposables.add(onMotionPreference(follow));
  disposables.add(runtime.events.on('consent', follow));
  disposables.add(() => stop?.());
  return disposables.dispose;
}

function mayPlay({ isTracking }: BackgroundVideo, runtime: Runtime): boolean {
  return (!isTracking || runtime.consent.allowsTracking()) && maySelfMove(runtime) && !savesData();
}

/** The video's own picture, where the page has none. */
function showPicture(video: BackgroundVideo, root: HTMLElement): Dispose | undefined {
  return video.hasPoster && !root.querySelector('img') ? append(video, root) : undefined;
}

function start(video: BackgroundVideo, root: HTMLElement, runtime: Runtime): Dispose {
  const { add, dispose } = createDisposables();
  add(append(video, root));
  add(playInView(video, root, runtime));
  return dispose;
}

function append({ element }: BackgroundVideo, root: HTMLElement): Dispose {
  root.append(element);
  return () => element.remove();
}

/** Plays while visible, unless the visitor has paused it. */
function playInView(video: BackgroundVideo, root: HTMLElement, runtime: Runtime): Dispose {
  let isInView = false;
  const pause = offerPause(root, runtime, follow);
  function follow(): void {
    if (isInView && !pause.isPaused) video.play();
    else video.pause();
  }
  const stopWatching = watchVisible(root, (isVisible) => {
    isInView = isVisible;
    follow();
  });
  return () => {
    stopWatching();
    video.pause();
    pause.stop();
  };
}
