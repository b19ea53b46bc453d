import type { Dispose } from '../../data/dispose';
import { fileFor, type HostedVideo, stillOf, streamOf } from '../../media/hosted-video';
import { maySelfMove } from '../../media/moves';
import { playInSight } from '../../media/play';

import { followVideo } from './follow';
import { createVideo, type VideoFile } from './players';
import type { Playback } from './settings';
import { openStage } from './stage';
import { createTurn } from './turn';
import type { VideoBlock } from './video';

const PLAIN: Playback = { muted: false, autoPlay: false, loop: false, hasControls: true };

/** Shows a video of the site's own host. What plays by itself does so without sound and only in sight. */
export function startHosted(block: VideoBlock, hosted: HostedVideo): Dispose {
  const { playback } = block.settings;
  const playsItself = Boolean(playback?.autoPlay) && maySelfMove(block.runtime);
  const stage = openStage(block, 100 / hosted.aspectRatio);
  const video = createVideo(fileOf(block, hosted, playsItself));
  followVideo(video, createTurn(block));
  stage.show(video);
  const stopPlaying = playsItself ? playInSight(video) : () => {};
  return () => {
    stopPlaying();
    stage.close();
  };
}

/** Without playing by itself, a video needs controls, whatever its author thought of them. */
function fileOf({ element, settings }: VideoBlock, hosted: HostedVideo, playsItself: boolean): VideoFile {
  const { muted, loop, hasControls } = settings.playback ?? PLAIN;
  const file = fileFor(hosted, element.clientWidth * devicePixelRatio);
  return {
    sources: file ? [file, streamOf(hosted)] : [streamOf(hosted)],
    tracks: [],
    isShared: false,
    poster: settings.thumbnail ?? pictureIn(element) ?? stillOf(hosted),
    muted: muted || playsItself,
    loop,
    hasControls: hasControls || !playsItself,
  };
}

function pictureIn(element: Element): string | undefined {
  return element.querySelector('img[data-src]')?.getAttribute('data-src') ?? undefined;
}
