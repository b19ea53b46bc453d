import { useState } from 'react';
import { filmIn } from './film';
import { FilmPlayer } from './film-player';
import { HostedPlayer } from './hosted-player';
import { InvalidMessage } from './invalid-message';
import type { VideoBlockProps } from './settings';

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
