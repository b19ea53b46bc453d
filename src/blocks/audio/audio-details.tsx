import type { AudioBlockProps } from './settings';

/** What a sound is called, whose it is and how long it takes, as far as the author says so. */
export function AudioDetails({ settings }: Pick<AudioBlockProps, 'settings'>) {
  const { title, author, duration } = settings;
  const about = [author, duration > 0 ? clock(duration / 1000) : ''].filter(Boolean).join(' · ');
  return (
    <>
      {title && <p className="mortar-audio-title">{title}</p>}
      {about && <p className="mortar-audio-about">{about}</p>}
    </>
  );
}

/** Seconds as `1:05`. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
