import { t } from '../../i18n/t';
import type { AudioBlockProps } from './settings';
import { SpeedSelect } from './speed-select';

interface AudioToolsProps extends AudioBlockProps {
  readonly audio: HTMLAudioElement;
  readonly address: string | undefined;
}

/** What can be done with a sound besides playing it. */
export function AudioTools({ runtime, settings, audio, address }: AudioToolsProps) {
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
