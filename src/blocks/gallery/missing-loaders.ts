import type { Gallery } from './mounted-gallery';

/**
 * Says in the console, in the words of the specification (section 8, media and dialogs), what slides need and nobody
 * here has: a player for a film that only its data name, the chunk that plays films, an image for a picture.
 */
export function warnOfMissingLoaders({ elements: parts, runtime }: Gallery): void {
  const missVideo = () => console.error('VideoLoader not found');
  const films = parts.slides.filter(({ type }) => type === 'video');
  if (films.some(({ media, image }) => media === image)) missVideo();
  else if (films.length) runtime.chunks.load('video').catch(missVideo);
  if (parts.slides.some(({ media, element }) => !media && element.matches('[data-src]')))
    console.error('Loader2 not found');
}
