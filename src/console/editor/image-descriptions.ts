import type { ImageSettings } from '../../media/images/settings';

/** Descriptions of image settings, for editors. */
export const IMAGE_DESCRIPTIONS: Readonly<Record<keyof ImageSettings, string>> = {
  src: 'The picture’s address without its size.',
  fallbackSrc: 'The address that is shown when the picture fails.',
  fixedRatio: 'Whether the picture’s box keeps the ratio of its dimensions.',
  load: 'When the picture is loaded.',
  forceImageUpdate: 'Whether a smaller picture is asked for too when the box shrinks.',
  sizeAdjustment: 'A factor on the width that is asked for.',
  sizeFormat: 'How the width is written into the address.',
  stretch: 'Whether the picture fills its box.',
  useBackgroundImage: 'Whether the picture becomes the background of its box.',
  allowSaveData: 'Whether a smaller picture is loaded where the visitor saves data.',
  allowConcurrentLoads: 'Whether the picture may be loaded beside others.',
  dprMin: 'The least pixel density that is asked for.',
  dprMax: 'The highest pixel density that is asked for.',
  fitAlignment: 'Where a picture lies that does not fill its box.',
  imageDimensions: 'Width x height of the picture in px, as in 1500x1000: keeps its space.',
  imageFocalPoint: 'The point that stays in view when the picture is cropped, as in 0.5,0.5.',
  cropMode: 'How the picture is cropped.',
};
