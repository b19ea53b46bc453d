import { useState } from 'react';
import { makeOpener } from '../../../components/lightbox/opener';
import { useAttributes } from '../../../runtime/block/use-attributes';
import { useEventListener } from '../../../runtime/block/use-event-listener';
import { useSignalEffect } from '../../../runtime/block/use-signal-effect';
import type { GalleryDesign } from '../geometry/design';
import type { GalleryPartProps } from '../mounted-gallery';
import { openFromSlides } from './open-from-slides';
import { openersOf, PUBLISHED } from './openers';

declare global {
  interface HTMLElementEventMap {
    'gallery:open-lightbox': CustomEvent<unknown>;
  }
}

/** Designs with the lightbox on by default (specification, section 9, gallery). */
const WITH_LIGHTBOX: readonly GalleryDesign[] = ['grid', 'autorows'];

/** Opens the lightbox from a slide, if the gallery has one. */
export function Lightbox({ gallery }: GalleryPartProps) {
  const { settings, design, element } = gallery;
  const isOn = settings.lightbox ?? WITH_LIGHTBOX.includes(design);
  const isOffered = isOn || element.querySelector(PUBLISHED);
  return isOffered ? <OfferedLightbox gallery={gallery} isOn={isOn} /> : <NoLightbox gallery={gallery} />;
}

interface OfferedLightboxProps extends GalleryPartProps {
  readonly isOn: boolean;
}

/** If it is off, only the server's own openers open it. Videos play in place, by a button of their own. */
function OfferedLightbox({ gallery, isOn }: OfferedLightboxProps) {
  const [openers] = useState(() => openersOf(gallery, isOn));
  useAttributes(gallery, (attributes) => {
    for (const { element, isPicture, slide } of openers) {
      if (isPicture) makeOpener(element, gallery.runtime, attributes);
      else if (slide.type === 'video')
        for (const name of ['role', 'tabindex']) attributes.set(element, name, null);
    }
  });
  useSignalEffect((signal) => openFromSlides(openers, { ...gallery, signal }));
  return null;
}

function NoLightbox({ gallery }: GalleryPartProps) {
  useEventListener(gallery.element, 'gallery:open-lightbox', () =>
    console.error('lightboxify is not available in this tier!'),
  );
  return null;
}
