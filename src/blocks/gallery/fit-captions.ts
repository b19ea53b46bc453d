import type { Gallery } from './mounted-gallery';

/** With the picture's ratio, `meta.css` keeps text over an uncropped picture within it. */
export function fitCaptions({ elements, settings, attributes }: Gallery): void {
  if (settings['auto-crop']) return;
  for (const { element, dimensions: size } of elements.slides)
    if (size && element.querySelector('.meta'))
      attributes.style(element, '--mortar-picture-ratio', `${size.width / size.height}`);
}
