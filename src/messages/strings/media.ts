/** Videos and sounds. */
export const MEDIA = {
  videoEmbedInvalid: 'Invalid video embed.',
  featuredImageUnavailable:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  play: 'Play',
  playTitle: 'Play: {title}',
  playbackSpeed: 'Speed',
  download: 'Download',
} as const;
