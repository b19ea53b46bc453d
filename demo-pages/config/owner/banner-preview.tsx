import { useEffect, useRef, useState } from 'react';
import type { BannerSettings } from './banner-settings';

/** The version of the events that a page's script listens to. */
const VERSION = 2;

interface BannerPreviewProps {
  readonly settings: BannerSettings;
  /** Otherwise the page shows its own visitor's banner, if any. */
  readonly isForced: boolean;
}

/** A page of the site in a frame, whose script follows the events of the preview. */
export function BannerPreview({ settings, isForced }: BannerPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [wasForced, setForced] = useState(false);

  useEffect(() => {
    if (!isLoaded || (!isForced && !wasForced)) return;
    const message = { type: `cookieBanner:${actionFor(isForced, wasForced)}`, version: VERSION, settings };
    frame.current?.contentWindow?.postMessage(message, location.origin);
    setForced(isForced);
  }, [isLoaded, isForced, wasForced, settings]);

  function startAgain() {
    setForced(false);
    setLoaded(true);
  }
  return (
    <iframe
      ref={frame}
      className="frame"
      title="A page of the site with the banner"
      src="/about?noredirect"
      onLoad={startAgain}
    />
  );
}

function actionFor(isForced: boolean, wasForced: boolean): string {
  if (!isForced) return 'unforce';
  return wasForced ? 'update' : 'force';
}
