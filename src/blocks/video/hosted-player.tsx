import { useState } from 'react';
import { useMaySelfMove } from '../../components/use-may-self-move';
import { fileFor, type HostedVideo, stillOf, streamOf } from '../../media/hosted-video';
import { retirePlayers } from '../../media/retire-players';
import { useAttributes } from '../../runtime/block/use-attributes';
import { FilePlayer } from './file-player';
import type { Playback, VideoBlockProps } from './settings';
import { useTurn } from './use-turn';
import { VideoBox } from './video-box';
import type { VideoFile } from './video-file';

interface HostedPlayerProps extends VideoBlockProps {
  readonly hosted: HostedVideo;
}

/** How a hosted video plays without settings for that. */
const PLAIN: Playback = { muted: false, autoPlay: false, loop: false, hasControls: true };

/** On a page that was saved from a browser; the server's box is empty. */
const SAVED_PLAYERS = '.native-video-player:has(*)';

/** Plays a hosted video. Autoplay is muted, only while visible, and ends when the visitor comes to prefer less motion. */
export function HostedPlayer({ hosted, ...block }: HostedPlayerProps) {
  const { element, runtime, settings } = block;
  const mayMove = useMaySelfMove(runtime);
  const [startsItself] = useState(Boolean(settings.playback?.autoPlay) && mayMove);
  const [file] = useState(() => fileOf(block, hosted, startsItself));
  const playsItself = startsItself && mayMove;
  const turn = useTurn(element);
  useAttributes(block, (attributes) => retirePlayers(element.querySelectorAll(SAVED_PLAYERS), attributes));
  return (
    <VideoBox {...block} padding={100 / hosted.aspectRatio}>
      <FilePlayer
        file={playsItself ? file : { ...file, hasControls: true }}
        turn={turn}
        playsInSight={playsItself}
      />
    </VideoBox>
  );
}

/** Without autoplay, a video needs controls, whatever its settings. */
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
