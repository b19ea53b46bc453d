import { useEffect, useRef, useState } from 'react';
import type { BannerSettings } from './banner-settings';

/** The version of the events that a page's script listens to. */
const VERSION = 2;

interface BannerPreviewProps {
  readonly settings: BannerSettings;
  /** Else the page asks its own visitor, or nobody. */
  readonly isForced: boolean;
}

/** A page of the site in a frame, whose script follows the events of the preview. */
export function BannerPreview({ settings, isForced }: BannerPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [wasForced, setForced] = useState(false);

  useEffect(() => {
    if (!isLoaded || (!isForced && !wasForced)) return;
    const action = isForced ? (wasForced ? 'update' : 'force') : 'unforce';
    const message = { type: `cookieBanner:${action}`, version: VERSION, settings };
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
