import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMaySelfMove } from '../../components/use-may-self-move';
import { t } from '../../i18n/t';
import { fileFor, type HostedVideo, stillOf, streamOf } from '../../media/hosted-video';
import { retirePlayers } from '../../media/retire-players';
import { useAttributes } from '../../runtime/block/use-attributes';
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

/** Players in the author's own markup are left alone. */
const OWN_PLAYERS = 'iframe, video';

/** On a page that was saved from a browser; the server's box is empty. */
const SAVED_PLAYERS = '.native-video-player:has(*)';

/** A hosted video, else the one in the block's HTML, else a message that there is none. */
export function VideoBlock(props: VideoBlockProps) {
  const { element, settings } = props;
  const [hasOwnPlayer] = useState(() => element.querySelector(OWN_PLAYERS) !== null);
  const [film] = useState(() => (settings.hosted ? undefined : filmIn(props)));
  if (settings.hosted) return <HostedPlayer {...props} hosted={settings.hosted} />;
  if (film) return <FilmPlayer {...props} film={film} />;
  return hasOwnPlayer ? null : <InvalidMessage {...props} />;
}

/** Shows that there is no video and, to the owner, what else is wrong. */
function InvalidMessage(props: VideoBlockProps) {
  const { element, runtime } = props;
  return createPortal(
    <>
      <p className="mortar-video-message" data-mortar-drawn="">
        {t(runtime, 'Invalid video embed.')}
      </p>
      {runtime.site.authenticatedAccount && hasOverlay(props) && (
        <p className="mortar-video-message" data-mortar-drawn="">
          {t(runtime, FEATURED_IMAGE)}
        </p>
      )}
    </>,
    element,
  );
}

/** Plays a hosted video. Autoplay is muted, only while visible, and ends when the visitor comes to prefer less motion. */
function HostedPlayer({ hosted, ...block }: HostedPlayerProps) {
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
