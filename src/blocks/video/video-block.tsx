import { useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../i18n/t';
import { fileFor, type HostedVideo, stillOf, streamOf } from '../../media/hosted-video';
import { maySelfMove } from '../../media/moves';
import { hasOverlay } from './cover';
import { FilePlayer } from './file-player';
import { filmIn } from './film';
import { FilmPlayer } from './film-player';
import type { Playback, VideoBlockProps } from './settings';
import { useTurn } from './use-turn';
import { VideoBox } from './video-box';
import type { VideoFile } from './video-file';

const PLAIN: Playback = { muted: false, autoPlay: false, loop: false, hasControls: true };

interface HostedPlayerProps extends VideoBlockProps {
  readonly hosted: HostedVideo;
}

const FEATURED_IMAGE =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';

/** Players that the author put there himself are his. */
const OWN_PLAYERS = 'iframe, video';

/** A video of the site's own host, else the film that the block's HTML names, else a message that there is none. */
export function VideoBlock(props: VideoBlockProps) {
  const { element, settings } = props;
  const [hasOwnPlayer] = useState(() => element.querySelector(OWN_PLAYERS) !== null);
  const [film] = useState(() => (settings.hosted ? undefined : filmIn(props)));
  if (settings.hosted) return <HostedPlayer {...props} hosted={settings.hosted} />;
  if (film) return <FilmPlayer {...props} film={film} />;
  return hasOwnPlayer ? null : <InvalidMessage {...props} />;
}

/** Says in the video's place that there is none, and to its owner what else is wrong with it. */
function InvalidMessage(props: VideoBlockProps) {
  const { element, runtime } = props;
  return createPortal(
    <>
      <p className="mortar-video-message">{t(runtime, 'Invalid video embed.')}</p>
      {runtime.site.authenticatedAccount && hasOverlay(props) && (
        <p className="mortar-video-message">{t(runtime, FEATURED_IMAGE)}</p>
      )}
    </>,
    element,
  );
}

/** Shows a video of the site's own host. What plays by itself does so without sound and only in sight. */
function HostedPlayer({ hosted, ...block }: HostedPlayerProps) {
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
