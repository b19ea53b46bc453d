import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import { mediaAddress } from '../../media/media-address';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { AudioBlockProps } from './settings';
import { SpeedSelect } from './speed-select';
import { startTimeIn } from './start-time';

interface AudioToolsProps extends AudioBlockProps {
  readonly audio: HTMLAudioElement;
  readonly address: string | undefined;
}

const SOUNDS = '[data-block="audio"], .sqs-audio-embed, .squarespace-audio-player';

/** The platform's player, dead on a page that was saved from a browser. */
const SAVED = '.sqs-widgets-audio-player';

/** Renders an audio player; if the author already has one, only the speed menu and download link are added. */
export function AudioBlock(props: AudioBlockProps) {
  const { element, settings } = props;
  const [own] = useState(() => element.querySelector<HTMLAudioElement>(`audio:not(${SAVED} *)`));
  const [address] = useState(() => addressOf(settings.url, own));
  const [audio, setAudio] = useState(own);
  const isRefused = settings.url !== '' && !address;
  useEffect(() => {
    if (isRefused)
      console.warn(`audio: url must be an https or same-site address, got ${settings.url}`, element);
  }, [element, isRefused, settings.url]);
  useStartTime(element, audio);
  useAttributes(props, (attributes) => {
    if (address && !own)
      for (const player of element.querySelectorAll<HTMLElement>(SAVED))
        attributes.style(player, 'display', 'none');
  });

  if (!own && !address) return null;
  return createPortal(
    <div className="mortar-ui mortar-audio" data-mortar-drawn="">
      {!own && <AudioDetails settings={settings} />}
      {!own && (
        // biome-ignore lint/a11y/useMediaCaption: authors provide audio without captions
        <audio ref={setAudio} controls preload="none" title={settings.title}>
          <source type={settings.mimeType || undefined} src={address} />
        </audio>
      )}
      {audio && <AudioTools {...props} audio={audio} address={address} />}
    </div>,
    element,
  );
}

/** The configured address, else that of the author's own player. */
function addressOf(url: string, own: HTMLAudioElement | null): string | undefined {
  const source = own?.getAttribute('src') ?? own?.querySelector('source')?.getAttribute('src');
  return mediaAddress(url || source, document.baseURI);
}

/** Seeks to the time in the page's address, now and whenever it changes. */
function useStartTime(element: HTMLElement, audio: HTMLAudioElement | null): void {
  const seek = () => {
    const time = startTimeIn(location.hash, element.id, page.all(SOUNDS)[0] === element);
    if (audio && time !== undefined) audio.currentTime = time;
  };
  const seekFirst = useEffectEvent(seek);
  useEffect(() => {
    if (!audio?.currentTime) seekFirst(); // a visitor who was faster keeps the place
  }, [audio]);
  useEventListener(window, 'hashchange', seek);
}

/** Title, author and duration, if set. */
function AudioDetails({ settings }: Pick<AudioBlockProps, 'settings'>) {
  const { title, author, duration } = settings;
  const about = [author, duration > 0 ? clock(duration / 1000) : ''].filter(Boolean).join(' · ');
  return (
    <>
      {title && <p className="mortar-audio-title">{title}</p>}
      {about && <p className="mortar-audio-about">{about}</p>}
    </>
  );
}

/** Formats seconds as `1:05`. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Speed menu and download link. */
function AudioTools({ runtime, settings, audio, address }: AudioToolsProps) {
  return (
    <div className="mortar-audio-tools">
      <SpeedSelect runtime={runtime} audio={audio} />
      {settings.showDownload && address && (
        <a className="mortar-audio-download" href={address} download="" rel="noopener">
          {t(runtime, 'Download')}
        </a>
      )}
    </div>
  );
}
