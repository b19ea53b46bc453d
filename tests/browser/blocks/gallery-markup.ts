/** Galleries that move, in an author's markup or a published page's. Slides have the ids `<id>-1`, `<id>-2`, … */
export interface MovingParts {
  readonly count?: number;
  /** Besides the design. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** More attributes of the root. */
  readonly attributes?: string;
  /** Whether the markup has buttons. */
  readonly hasButtons?: boolean;
  /** The inner HTML of a slide. */
  slide?(index: number): string;
}

const BUTTONS =
  '<button type="button" class="previous" aria-label="Back">‹</button><button type="button" class="next" aria-label="On">›</button>';

export function gallery(id: string, design: string, parts: MovingParts = {}): string {
  const { count = 4, settings = {}, attributes = '', hasButtons = true, slide = pictureOf } = parts;
  const slides = each(
    count,
    (index) =>
      `<div class="slide content-fill" id="${id}-${index}" data-slide-id="item-${index}" data-slide-url="/work/${index}">${slide(index)}</div>`,
  );
  const json = JSON.stringify({ design, ...settings }).replaceAll("'", '&#39;');
  return `<div data-block="gallery" id="${id}" ${attributes} data-block-json='${json}'><div class="sqs-gallery">${slides}</div>${hasButtons ? BUTTONS : ''}</div>`;
}

export function pictureOf(index: number): string {
  return `<img data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-load="false" alt="Loaf ${index}">`;
}

/** A video behind its overlay. */
export const FILM =
  '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/5m1KUzaAGiQ&quot;&gt;&lt;/iframe&gt;"><div class="sqs-video-overlay"><img data-src="/images/kiln.svg" data-image-dimensions="1500x1000" data-load="false" alt="Kiln"></div></div>';

function bareImage(index: number): string {
  const source = `/images/loaves-${index}.svg`;
  return `<noscript><img src="${source}" alt="Loaf ${index}"></noscript><img class="thumb-image" data-src="${source}" data-image="${source}" data-image-dimensions="1500x1000" data-image-focal-point="0.5,0.5" data-load="false" alt="Loaf ${index}">`;
}

const PUBLISHED_CONTROLS =
  '<div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a><a tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div></div>';

/** A published slideshow with its thumbnails. */
export function publishedSlideshow(
  id: string,
  json: Readonly<Record<string, unknown>> = {},
  count = 4,
): string {
  const slides = each(
    count,
    (index) =>
      `<div class="slide content-fill" data-type="image" data-click-through-url="" id="${id}-${index}">${bareImage(index)}</div>`,
  );
  const thumbnails = each(
    count,
    (index) =>
      `<img tabindex="0" role="button" aria-label="Slide ${index}" data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-load="false" alt="">`,
  );
  return published(
    id,
    { design: 'slideshow', ...json },
    `<div class="sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery-aspect-ratio-square"><div class="sqs-gallery">${slides}</div>${PUBLISHED_CONTROLS}</div><div class="sqs-gallery-thumbnails">${thumbnails}</div>`,
  );
}

/** A published slider: images without wrappers. */
export function publishedSlider(id: string, json: Readonly<Record<string, unknown>> = {}): string {
  return published(
    id,
    { design: 'slider', aspectRatio: 40, ...json },
    `<div class="sqs-gallery-container sqs-gallery-block-slider sqs-gallery-has-controls"><div class="sqs-gallery">${each(4, bareImage)}</div>${PUBLISHED_CONTROLS}</div>`,
  );
}

function published(id: string, json: object, inner: string): string {
  return `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="${id}" data-block-json="${JSON.stringify(json).replaceAll('"', '&quot;')}"><div class="sqs-block-content">${inner}</div></div>`;
}

/** A newer section across the full width, with arrows and dots. */
export function fullscreenSlideshow(id: string): string {
  const part = 'gallery-fullscreen-slideshow';
  const items = each(
    3,
    (index) =>
      `<figure class="${part}-item" id="${id}-${index}" data-slide-url="slide-${index}"><div class="${part}-item-wrapper"><div class="${part}-item-src"><div class="${part}-item-img"><img data-loader="sqs" src="/images/loaves-${index}.svg?format=500w" width="1500" height="1000" alt="Loaf ${index}"></div></div></div></figure>`,
  );
  const bullets = each(
    3,
    (index) =>
      `<button class="${part}-bullet" data-slide-url="slide-${index}" data-target="${index}"><span class="js-slideshow-inactive-slide" hidden>Slide ${index}</span><span class="js-slideshow-active-slide" hidden>Slide ${index} (current slide)</span></button>`,
  );
  const control = (way: string, label: string) =>
    `<div class="${part}-control" data-${way}><button class="${part}-control-btn" aria-label="${label}"></button></div>`;
  return `<div class="${part}" data-controller="GalleryFullscreenSlideshow" data-transition="site-default" id="${id}" style="height:400px"><div class="${part}-wrapper"><div class="${part}-list">${items}</div></div><div class="${part}-controls">${control('previous', 'Previous Slide')}${control('next', 'Next Slide')}</div><div class="${part}-bullet-nav">${bullets}</div></div>`;
}

function each(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index + 1)).join('');
}
