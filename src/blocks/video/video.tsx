import { useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../i18n/t';
import { hasOverlay } from './cover';
import { EmbeddedPlayer } from './embedded-player';
import { embeddedVideoIn } from './embedded-video';
import { HostedPlayer } from './hosted-player';
import type { VideoBlockProps } from './settings';

const FEATURED_IMAGE =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';

/** Players in the author's own markup are left alone. */
const OWN_PLAYERS = 'iframe, video';

/** A hosted video, else the one in the block's HTML, else a message that there is none. */
export function VideoBlock(props: VideoBlockProps) {
  const { element, settings } = props;
  const [hasOwnPlayer] = useState(() => element.querySelector(OWN_PLAYERS) !== null);
  const [embedded] = useState(() => (settings.hosted ? undefined : embeddedVideoIn(props)));
  if (settings.hosted) return <HostedPlayer {...props} hosted={settings.hosted} />;
  if (embedded) return <EmbeddedPlayer {...props} video={embedded} />;
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
