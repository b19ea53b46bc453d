import { useState } from 'react';
import { fileFor, type HostedVideo, stillOf, streamOf } from '../../media/hosted-video';
import { maySelfMove } from '../../media/moves';
import { FilePlayer } from './file-player';
import type { Playback, VideoBlockProps } from './settings';
import { useTurn } from './use-turn';
import { VideoBox } from './video-box';
import type { VideoFile } from './video-file';

const PLAIN: Playback = { muted: false, autoPlay: false, loop: false, hasControls: true };

interface HostedPlayerProps extends VideoBlockProps {
  readonly hosted: HostedVideo;
}

/** Shows a video of the site's own host. What plays by itself does so without sound and only in sight. */
export function HostedPlayer({ hosted, ...block }: HostedPlayerProps) {
  const { element, runtime, settings } = block;
  const [playsItself] = useState(() => Boolean(settings.playback?.autoPlay) && maySelfMove(runtime));
  const [file] = useState(() => fileOf(block, hosted, playsItself));
  const turn = useTurn(element);
  return (
    <VideoBox {...block} padding={100 / hosted.aspectRatio}>
      <FilePlayer file={file} turn={turn} playsInSight={playsItself} />
    </VideoBox>
  );
}

/** Without playing by itself, a video needs controls, whatever its author thought of them. */
function fileOf(
  { element, settings }: VideoBlockProps,
  hosted: HostedVideo,
  playsItself: boolean,
): VideoFile {
  const { muted, loop, hasControls } = settings.playback ?? PLAIN;
  const width = element.clientWidth || (element.parentElement?.clientWidth ?? 0); // it may be inline until it has its box
  const file = fileFor(hosted, width * devicePixelRatio);
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
