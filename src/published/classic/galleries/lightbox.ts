import { playVideo } from '../../../blocks/gallery/lightbox/slides';
import type { LightboxSlide } from '../../../components/lightbox/slides';
import { asRecord, type Fields, ownProperty, readNumber } from '../../../data/fields';
import { IMAGE } from '../../../dom/image-selector';
import { dimensionsOf } from '../../../media/images/dimensions';
import type { Runtime } from '../../../runtime/types';
import { elementsOf } from './nodes';

/** The methods a template's script calls on its lightbox later. */
interface TemplateLightbox {
  render(): Promise<void>;
  destroy(): void;
}

/** `new Y.Squarespace.Lightbox2(options)`: a single item or a set. */
export function createLightbox(runtime: Runtime, input: unknown): TemplateLightbox {
  const options = asRecord(input);
  const controller = new AbortController();
  const set = ownProperty(options, 'set');
  const items = (Array.isArray(set) ? set : [options]).flatMap((item) => slideOf(asRecord(item)) ?? []);
  return {
    async render() {
      const { openLightbox } = await runtime.chunks.load('lightbox');
      openLightbox(runtime, {
        count: items.length,
        slide: (index) => items[index],
        index: readNumber(ownProperty(options, 'currentSetIndex')) ?? 0,
        theme: 'dark',
        loop: true,
        signal: controller.signal,
      });
    },
    destroy: () => controller.abort(),
  };
}

/** An image or video on the page, with its caption. */
function slideOf(item: Fields): LightboxSlide | undefined {
  const [content] = elementsOf(ownProperty(item, 'content'));
  if (!content) return undefined;
  const image =
    content instanceof HTMLImageElement ? content : content.querySelector<HTMLImageElement>(IMAGE);
  const meta = ownProperty(item, 'meta');
  return {
    image,
    dimensions: dimensionsOf(image),
    alt: image?.alt ?? '',
    title: typeof meta === 'string' ? textOf(meta) : '',
    description: '',
    origin: content,
    thumbnail: image,
    play: content.querySelector('.sqs-video-overlay, video') ? () => playVideo(content) : undefined,
  };
}

/** The text content of HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
