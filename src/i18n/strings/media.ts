/** Pictures, videos and sounds. */
export const MEDIA = {
  viewFullsize: 'View fullsize',
  imageBroken: 'This image could not be loaded.',
  playVideo: 'Play video',
  videoEmbedInvalid: 'Invalid video embed.',
  featuredImageUnavailable:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  play: 'Play',
  playTitle: 'Play: {title}',
  playbackSpeed: 'Speed',
  download: 'Download',
} as const;
