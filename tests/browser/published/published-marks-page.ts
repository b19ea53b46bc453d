import type { Page } from 'playwright';
import { publishedNewsletter } from '../blocks/newsletter-markup';
import { pageOf } from '../fixture-page';
import { accordion } from '../markup';

/** Something that published style sheets hide: a rule of our own with the same convention, and what it hides. */
interface Hidden {
  readonly name: string;
  readonly css: string;
  readonly body: string;
  readonly seen: string; // matches text or a picture
}

const picture = (index = 1) =>
  `<img data-src="/images/loaves-${index}.svg" data-image-dimensions="900x600" data-load="false" alt="Loaf ${index}">`;

const gridSection = (kind: string, controller: string) =>
  `<div class="gallery-${kind}" data-controller="${controller}" data-columns="2" id="${kind}"><div class="gallery-${kind}-wrapper">${[
    1, 2,
  ]
    .map(
      (index) =>
        `<figure class="gallery-${kind}-item"><div class="gallery-${kind}-item-wrapper"><img data-src="/images/loaves-${index}.svg" data-image-dimensions="900x600" data-load="false" alt="Loaf ${index}"></div><figcaption class="gallery-${kind}-item-caption"><p>Words of ${kind} ${index}</p></figcaption></figure>`,
    )
    .join('')}</div></div>`;

const gridCss = (kind: string) =>
  `.gallery-${kind}-item:not([data-show]) .gallery-${kind}-item-wrapper{opacity:0}.gallery-${kind}-item:not([data-show]) .gallery-${kind}-item-caption{opacity:0;visibility:hidden}`;

const imageBlock = (animation: string) =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content"><div class="image-block-outer-wrapper ${animation}"><figure class="intrinsic"><div class="image-block-wrapper">${picture()}</div><figcaption class="image-caption-wrapper"><div class="sqs-dynamic-text-container"><p class="sqs-dynamic-text">Words of ${animation}</p></div></figcaption></figure></div></div></div>`;

const quote = (animation: string) =>
  `<div class="sqs-block quote-block sqs-block-quote"><div class="sqs-block-content"><figure class="block-animation block-animation-${animation}"><blockquote>Words that ${animation}</blockquote></figure></div></div>`;

const SUMMARY = `<div class="sqs-block summary-v2-block sqs-block-summary-v2" data-block-json='{"design":"autocolumns","columnWidth":270,"gutter":20}'><div class="sqs-block-content"><div class="summary-block-wrapper summary-block-setting-design-autocolumns"><div class="summary-item-list-container"><div class="summary-item-list"><div class="summary-item"><div class="summary-content"><a class="summary-title-link" href="#a">First of the list</a></div></div><div class="summary-item"><div class="summary-content"><a class="summary-title-link" href="#b">Second of the list</a></div></div></div></div></div></div></div>`;

const slideshow = `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json='{"design":"slideshow"}'><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery-block-show-meta"><div class="sqs-gallery">${[1, 2].map((index) => `<div class="slide" data-type="image">${picture(index)}<div class="meta"><div class="meta-inside"><p class="meta-title">Caption ${index}</p></div></div></div>`).join('')}</div></div></div></div>`;

const untilMark = (selector: string, mark: string): Hidden => ({
  name: `${selector} until ${mark}`,
  css: `${selector}:not(${mark}) p{opacity:0}`,
  body: `<div class="${selector.slice(1)}"><p>Words of ${selector.slice(1)}</p></div>`,
  seen: `${selector} p`,
});

export const HIDDEN: readonly Hidden[] = [
  untilMark('.product-list-item', '.is-loaded'),
  untilMark('.ProductList-item', '.image-is-loaded'),
  untilMark('.ProductItem-relatedProducts-item', '.image-is-loaded'),
  untilMark('.project-slide', '.slide-in'),
  untilMark('.portfolio-slides', '[data-init]'),
  untilMark('.project-slide-image-container', '.slide-in'),
  untilMark('.index-item-text-wrapper', '.reveal-index-title'),
  untilMark('.index-item-navigation', '.reveal-index-nav'),
  {
    name: 'the thumbnails of a product until an inline visibility',
    css: '#productThumbnails{visibility:hidden}',
    body: `<div id="productGallery"><div id="productThumbnails"><div class="slide">${picture(3)}</div></div></div>`,
    seen: '#productThumbnails img',
  },
  {
    name: 'the films of a collection until .is-loaded',
    css: '.lessons .grid-item:not(.is-loaded) p{opacity:0}',
    body: '<div class="lessons"><div class="grid-item"><p>The first film</p></div></div>',
    seen: '.lessons p',
  },
  {
    name: 'a header until [data-nc-loading] goes',
    css: '.site-header[data-nc-loading]{opacity:0}',
    body: '<div class="site-header" data-nc-loading><p>The bakery</p></div>',
    seen: '.site-header p',
  },
  {
    name: 'the first picture of an index with a slideshow until .active',
    css: '.tweak-index-gallery-layout-slideshow .Index-gallery-item:not(.active){opacity:0}',
    body: '<div class="tweak-index-gallery-layout-slideshow"><button>Next</button><article class="Index-gallery-item"><span>First of the index</span></article></div>',
    seen: '.Index-gallery-item span',
  },
  {
    name: 'a fixed header until .show',
    css: '.site-header{opacity:0;position:fixed;top:0;left:0;z-index:9}.site-header.show{opacity:1}',
    body: '<header class="site-header"><p>Our ovens</p></header>',
    seen: '.site-header:not([data-nc-loading]) p',
  },
  {
    name: 'the footer below a masonry of posts until .show',
    css: '.tweak-blog-list-grid-alignment-masonry .site-footer:not(.show){opacity:0}',
    body: '<div class="tweak-blog-list-grid-alignment-masonry"><footer class="site-footer"><p>Opening hours</p></footer></div>',
    seen: '.site-footer p',
  },
  {
    name: 'the links of an index until .show',
    css: '.collection-nav-desc-wrapper{opacity:0;position:relative}.collection-nav-desc-wrapper.show{opacity:1}',
    body: '<div class="collection-nav-desc-wrapper"><nav><a href="/rye">Rye of the index</a></nav></div>',
    seen: '.collection-nav-desc-wrapper a',
  },
  {
    name: 'the first picture behind the links of an index until .active',
    css: '.image-container span{opacity:0}.image-container.active span{opacity:1}',
    body: '<div class="collection-images"><div class="image-container"><span>First behind</span></div><div class="image-container"></div></div>',
    seen: '.image-container span',
  },
  {
    name: 'a picture of a grid until .grid-hidden goes',
    css: '.grid-item-wrapper.grid-hidden span{opacity:0}',
    body: '<div class="grid-item-wrapper grid-hidden"><span>A picture</span></div>',
    seen: '.grid-item-wrapper span',
  },
  {
    name: 'the picture of a post until .unloaded goes',
    css: '.blog-item-banner-image img.unloaded{opacity:0}',
    body: '<div class="blog-item-banner-image"><img class="unloaded" alt="A post" width="40" height="30" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E"></div>',
    seen: '.blog-item-banner-image img',
  },
  {
    name: 'a newsletter until .rendered',
    css: '.newsletter-block:not(.rendered){opacity:0}',
    body: publishedNewsletter(),
    seen: '.newsletter-form-header-title',
  },
  ...['fade-in', 'slide-up', 'reveal', 'focus-in', 'tilt-up'].map((kind) => ({
    name: `an image block with ${kind} until .animation-loaded`,
    css: `.combination-animation-${kind} .image-block-wrapper,.combination-animation-${kind} .image-caption-wrapper,.combination-animation-${kind} .sqs-dynamic-text-container{opacity:0}.combination-animation-${kind}.animation-loaded .image-block-wrapper,.combination-animation-${kind}.animation-loaded .image-caption-wrapper,.combination-animation-${kind}.animation-loaded.sqs-text-ready .sqs-dynamic-text-container{opacity:1}`,
    body: imageBlock(`combination-animation-${kind}`),
    seen: '.sqs-dynamic-text',
  })),
  {
    name: 'an image block of the second version until .sqs-text-ready',
    css: '.image-block-v2:not([class*="-animation-"]){opacity:0}.sqs-text-ready.image-block-v2{opacity:1!important}',
    body: imageBlock('image-block-v2'),
    seen: '.sqs-dynamic-text',
  },
  ...['fade-in', 'slide-up', 'reveal'].map((kind) => ({
    name: `a quote with ${kind} until .animation-loaded`,
    css: `.sqs-block-quote .block-animation-${kind}{opacity:0}.sqs-block-quote .block-animation-${kind}.animation-loaded{opacity:1}`,
    body: quote(kind),
    seen: 'blockquote',
  })),
  {
    name: 'scaled text until .loaded, which lies far beside the page',
    css: '.sqsrte-scaled-text-container:not(.loaded)>.sqsrte-scaled-text{position:absolute;left:-10000px}.sqsrte-scaled-text{display:inline-block}',
    body: '<div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content"><div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h2>Large words</h2></span></div></div></div>',
    seen: '.sqsrte-scaled-text h2',
  },
  {
    name: 'the items of a summary until .positioned',
    css: '.sqs-block-summary-v2 .summary-item{visibility:hidden}.sqs-block-summary-v2 .summary-item.positioned{visibility:visible}',
    body: SUMMARY,
    seen: '.summary-title-link',
  },
  {
    name: 'a grid of pictures until [data-show]',
    css: gridCss('grid'),
    body: gridSection('grid', 'GalleryGrid'),
    seen: '.gallery-grid-item-caption p',
  },
  {
    name: 'columns of pictures until [data-show]',
    css: gridCss('masonry'),
    body: gridSection('masonry', 'GalleryMasonry'),
    seen: '.gallery-masonry-item-caption p',
  },
  {
    name: 'rows of pictures until [data-show]',
    css: gridCss('strips'),
    body: gridSection('strips', 'GalleryStrips'),
    seen: '.gallery-strips-item-caption p',
  },
  {
    name: 'the captions of a slideshow until .loaded and .sqs-active-slide',
    css: '.sqs-gallery-block-slideshow .slide .meta{opacity:0}.sqs-gallery-block-slideshow .slide.loaded.sqs-active-slide .meta{opacity:1}',
    body: slideshow,
    seen: '.slide:first-child .meta-title',
  },
  {
    name: 'what fades in until .is-loaded',
    css: '.lazy-load{opacity:0;transform:translateY(-15px)}.lazy-load.is-loaded{opacity:1;transform:none}',
    body: '<article class="lazy-load"><h2>A post</h2></article>',
    seen: '.lazy-load h2',
  },
  {
    name: "a shop's items until .is-loaded",
    css: '.products .grid-item{opacity:0}.products .grid-item.is-loaded{opacity:1}',
    body: '<div class="products collection-content-wrapper"><a class="grid-item" href="#jug"><h3 class="grid-title">Jug</h3></a></div>',
    seen: '.grid-title',
  },
  {
    name: "a shop's picture until its inline display is another one",
    css: '.grid-image-cover{width:90px;height:60px}',
    body: '<div class="products"><a class="grid-item" href="#jug"><img class="grid-image-cover" style="object-position:50% 20%;display:none" src="/images/loaves-1.svg" alt="Jug"></a></div>',
    seen: '.grid-image-cover',
  },
  {
    name: "a newer shop's picture until its inline display and sizes are other ones",
    css: '.product-list-item{opacity:0}.product-list-item.is-loaded{opacity:1}.grid-image-wrapper{position:relative;height:60px}.grid-item-image{position:absolute;width:100%;height:100%}',
    body: '<div class="product-list"><div class="product-list-item"><div class="grid-image-wrapper"><img class="grid-item-image grid-image-cover" style="display:block;display:none" sizes="0" src="/images/loaves-1.svg" srcset="/images/loaves-1.svg 100w" data-loader="sqs" loading="lazy" alt="Bowl"></div></div></div>',
    seen: '.grid-image-cover:not([sizes="0"])',
  },
  {
    name: 'a portfolio until [data-init]',
    css: '.portfolio-hover{visibility:hidden}.portfolio-hover[data-init]{visibility:visible}',
    body: '<div class="portfolio-hover"><a class="portfolio-hover-item" href="#kiln">The kiln</a></div>',
    seen: '.portfolio-hover-item',
  },
  {
    name: 'the picture of a portfolio’s project until its inline display is another one',
    css: '.portfolio-hover-bg-img{position:relative;height:60px}.portfolio-hover-bg-img>img{width:100%;height:100%}',
    body: '<div class="portfolio-hover"><div class="portfolio-hover-bg-img"><img style="display:block;display:none" src="/images/loaves-1.svg" alt="Kiln"></div></div>',
    seen: '.portfolio-hover-bg-img img',
  },
  {
    name: "a product's pictures and controls until .loaded, .selected and .enabled",
    css: '.product-gallery-slides-item{display:none}.product-gallery-slides-item.selected{display:block}.product-gallery-slides-item:not(.loaded) p{opacity:0}.product-gallery .enable-on-first-image-load{opacity:0}.product-gallery .enable-on-first-image-load.enabled{opacity:1}',
    body: '<div class="product-gallery"><div class="product-gallery-slides"><div>1 / 1</div><figure class="product-gallery-slides-item"><p>A jug, from the left</p></figure></div><button class="enable-on-first-image-load">Next</button></div>',
    seen: '.product-gallery p, .product-gallery button',
  },
  {
    name: 'the signs on buttons for what goes with a product until .show-plus-icon or [data-icon-state]',
    css: '.icons-container p{display:none}.show-plus-icon p,[data-icon-state=add] p{display:block}',
    body: '<div class="pdp-product-add-ons"><div class="icons-container"><p>+1</p></div></div><div class="product-add-ons"><div class="icons-container"><p>+2</p></div></div>',
    seen: '.icons-container p',
  },
  {
    name: "a product's lists until [data-text]",
    css: '.variant-select-wrapper{opacity:0}.variant-select-wrapper[data-text]{opacity:1}',
    body: '<div class="product-details"><div class="variant-select-wrapper"><select aria-label="Size"><option>Large</option><option>Small</option></select></div></div>',
    seen: '.variant-select-wrapper select',
  },
  {
    name: 'a cover page until it is ready for its animation',
    css: '.sqs-slide .sqs-slide-layer-content{opacity:0}.sqs-slide.sqs-slide-ready.sqs-slide-animation-ready .sqs-slide-layer-content{opacity:1}',
    body: '<div class="sqs-slide"><div class="sqs-slide-layer-content"><h1>Welcome</h1></div></div>',
    seen: '.sqs-slide h1',
  },
];

/** One page with everything that is hidden, and an accordion that may stay closed. */
export const ALL = {
  css: HIDDEN.map(({ css }) => css).join(''),
  body: `<main>${HIDDEN.map(({ body }) => body).join('')}${accordion('faq')}</main>`,
};

/** Invisible texts: not rendered, transparent themselves or through an ancestor, or off the page. */
export function invisibleTexts(page: Page, within = 'main'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element || element.closest('script, style, noscript, option, legend, template')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, right } = range.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isDrawn || width < 1 || height < 1 || right <= 0) unseen.push(text);
    }
    return unseen;
  });
}

/** A published page by its body: what waits for a mark need not be in a block. */
export const styled = (css: string, body: string, context = {}) =>
  pageOf({ head: `<style>${css}</style>`, body, context }).replace(
    '<body>',
    '<body id="collection-6a0000000000000000000001" class="collection-type-page sqs-seven-one">',
  );

/** Whether each that matches is drawn, opaque, of some size and on the page. */
export const isSeen = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)];
    const seen = (element: Element) => {
      const { width, height, right } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isDrawn && width > 1 && height > 1 && right > 0;
    };
    return elements.length > 0 && elements.every(seen);
  }, selector);
