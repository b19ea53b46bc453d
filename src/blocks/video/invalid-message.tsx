import { createPortal } from 'react-dom';
import { t } from '../../i18n/t';
import { hasOverlay } from './cover';
import type { VideoBlockProps } from './settings';

const FEATURED_IMAGE =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';

/** Says in the video's place that there is none, and to its owner what else is wrong with it. */
export function InvalidMessage(props: VideoBlockProps) {
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
