import type { Gallery } from './mounted-gallery';

/** Words over a picture that is shown whole keep to it by `meta.css`, which needs to know how wide it is. */
export function fitCaptions({ elements, settings, attributes }: Gallery): void {
  if (settings['auto-crop']) return;
  for (const { element, dimensions: size } of elements.slides)
    if (size && element.querySelector('.meta'))
      attributes.style(element, '--mortar-picture-ratio', `${size.width / size.height}`);
}
