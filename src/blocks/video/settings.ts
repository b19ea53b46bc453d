import { asRecord, isRecord, ownProperty, readFlag, readText } from '../../data/fields';
import { type HostedVideo, readHostedVideo } from '../../media/hosted-video';
import { mediaAddress } from '../../media/media-address';
import { isVideoMode, type VideoMode } from '../../media/video-mode';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { data, flag, type Setting, text } from '../../runtime/block/settings';

const mode: Setting<VideoMode | null> = {
  parse: (raw) => (isVideoMode(raw) ? raw : undefined),
  fallback: null,
  attributes: ['data-mode'],
  allowed: 'none, fit or fill',
};

/** By default, a video has an overlay if the page has one for it. */
const overlay: Setting<boolean | null> = { ...flag(false, 'data-overlay'), fallback: null };

export const settings = {
  html: text('', 'data-html'),
  providerName: text('', 'data-provider-name'),
  title: text('', 'data-title'),
  mode,
  overlay,
  load: flag(true, 'data-load'),
  hosted: data(readSafeVideo, 'a hosted video with its alexandriaUrl', 'data-config-video'),
  playback: data(readPlayback, 'an object', 'data-config-settings'),
  thumbnail: data(readThumbnail, 'an object with an assetUrl', 'data-config-thumbnail'),
};

export const description: BlockDescription<typeof settings> = {
  summary: 'A video that plays behind or after its cover picture.',
  settings: {
    html: 'HTML with an `iframe` of a known provider, or with a `video` by https or from the site.',
    providerName: { meaning: 'The name of a player without a title.', byDefault: 'the provider’s' },
    title: {
      meaning: 'Names the button (“Play: …”) and the player.',
      byDefault: 'the player’s title, else the picture’s `alt`',
    },
    mode: 'How the video fills its box: `fit` shows all of it, `fill` leaves no space empty, `none` leaves it to the player.',
    overlay: {
      meaning: 'Whether the video waits behind its `.sqs-video-overlay` until it is played.',
      byDefault: '`true` where there is one',
    },
    load: 'Whether the player is loaded near the viewport; otherwise not before it is played.',
    hosted:
      'A hosted video: `alexandriaUrl` with `{variant}`, `systemDataVariants` such as `1280:720,640:360`, `aspectRatio`.',
    playback: 'How a hosted video plays: `muted`, `autoPlay`, `loop`, `controls` (`"none"` or not).',
    thumbnail: {
      meaning: 'The poster of a hosted video.',
      byDefault: 'the picture in the block, else the host’s',
    },
  },
};

export type VideoBlockProps = BlockProps<typeof settings>;

function readSafeVideo(data: unknown): HostedVideo | undefined {
  const hosted = readHostedVideo(data);
  return hosted && mediaAddress(hosted.template, document.baseURI) ? hosted : undefined;
}

/** Playback options of a hosted video. */
export interface Playback {
  readonly muted: boolean;
  readonly autoPlay: boolean;
  readonly loop: boolean;
  readonly hasControls: boolean;
}

function readPlayback(data: unknown): Playback | undefined {
  if (!isRecord(data)) return undefined;
  const isOn = (name: string) => readFlag(ownProperty(data, name));
  return {
    muted: isOn('muted'),
    autoPlay: isOn('autoPlay'),
    loop: isOn('loop'),
    hasControls: ownProperty(data, 'controls') !== 'none',
  };
}

function readThumbnail(data: unknown): string | undefined {
  return readText(undefined)(ownProperty(asRecord(data), 'assetUrl'));
}
