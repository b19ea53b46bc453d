import type { LightboxSlide } from '../../../components/lightbox/slides';
import { IMAGE } from '../../../dom/image-selector';
import * as page from '../../../dom/page';
import { dimensionsOf } from '../../../media/images/dimensions';
import type { Opener } from './openers';

/** The server's own lightbox of a section: captions and full pictures by slide url. */
type SectionItems = ReadonlyMap<string, Element>;

/** Compared as strings, because an attribute's text must not become a selector. */
export function readSectionItems(gallery: Element): SectionItems {
  const section = gallery.getAttribute('data-section-id');
  const lightbox = [...page.all('[data-lightbox-section-id]')].find(
    (element) => section && element.getAttribute('data-lightbox-section-id') === section,
  );
  const items = [...(lightbox?.querySelectorAll('[data-slide-url]') ?? [])].reverse(); // the first of duplicates counts
  return new Map(items.map((item) => [item.getAttribute('data-slide-url') ?? '', item]));
}

/** A slide's data on the page: on its opener, in the slide, or in the section's lightbox. */
export function readLightboxSlide({ slide, element }: Opener, items: SectionItems): LightboxSlide {
  const item = slide.url ? items.get(slide.url) : undefined;
  const sources = [element, slide.element, item].filter((source) => source !== undefined);
  const image = item?.querySelector<HTMLImageElement>(IMAGE) ?? slide.image;
  const title = rawAttribute(sources, 'data-title') || read(sources, '.meta-title, .image-slide-title');
  const description = withoutTags(rawAttribute(sources, 'data-description')) || read(sources, DESCRIPTION);
  return {
    image,
    dimensions: dimensionsOf(image) ?? slide.dimensions,
    alt: slide.image?.alt || title,
    title,
    description: title || description ? description : read(sources, '.meta'),
    origin: element,
    thumbnail: slide.image,
    play: slide.type === 'video' ? () => playVideo(slide.element) : undefined,
  };
}

const DESCRIPTION = '.meta-description, figcaption, .gallery-caption';

function rawAttribute(sources: readonly Element[], name: string): string {
  return sources.map((source) => source.getAttribute(name)?.trim()).find(Boolean) ?? '';
}

function read(sources: readonly Element[], selector: string): string {
  return sources.map((source) => source.querySelector(selector)?.textContent.trim()).find(Boolean) ?? '';
}

/** Published descriptions are HTML; their text is shown. Excluding `<` inside tags keeps the expression linear. */
function withoutTags(html: string): string {
  return html.replace(/<\/?[a-z][^<>]*>/gi, ' ').trim();
}

/** Plays a slide's video in place: a native one, else by its cover. */
export function playVideo(slide: Element): void {
  const video = slide.querySelector('video');
  if (video) void video.play();
  else slide.querySelector<HTMLElement>('.sqs-video-overlay')?.click();
}
