import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { mediaAddress } from '../../media/media-address';
import { AudioDetails } from './audio-details';
import { AudioTools } from './audio-tools';
import type { AudioBlockProps } from './settings';
import { useStartTime } from './use-start-time';

/** Gives a sound its player, and the author's own player what it lacks: a choice of speed and a link to the file. */
export function AudioBlock(props: AudioBlockProps) {
  const { element, settings } = props;
  const [own] = useState(() => element.querySelector('audio'));
  const [address] = useState(() => addressOf(settings.url, own));
  const [audio, setAudio] = useState(own);
  const isRefused = settings.url !== '' && !address;
  useEffect(() => {
    if (isRefused) console.warn(`url must be an https address or one of the site's own, got ${settings.url}`);
  }, [isRefused, settings.url]);
  useStartTime(element, audio);

  if (!own && !address) return null;
  return createPortal(
    <div className="mortar-audio">
      {!own && <AudioDetails settings={settings} />}
      {!own && (
        // biome-ignore lint/a11y/useMediaCaption: an author's sound comes without captions
        <audio ref={setAudio} controls preload="none" title={settings.title}>
          <source type={settings.mimeType || undefined} src={address} />
        </audio>
      )}
      {audio && <AudioTools {...props} audio={audio} address={address} />}
    </div>,
    element,
  );
}

/** The address that is written, else that of the author's own player. */
function addressOf(url: string, own: HTMLAudioElement | null): string | undefined {
  const source = own?.getAttribute('src') ?? own?.querySelector('source')?.getAttribute('src');
  return mediaAddress(url || source, document.baseURI);
}
