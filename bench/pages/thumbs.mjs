import { repeat } from './text.mjs';

const pictures = 12;

/** Three columns of small pictures, and a bare dialog that fills the window. */
export const thumbsStyle = `.thumbs,.thumbs .sqs-gallery{display:grid;grid-template-columns:repeat(3,1fr);gap:4px}
.thumbs img{width:100%;aspect-ratio:3/2;object-fit:cover;display:block}
dialog:not([class]) img{width:100%}`;

const full = (index) => `/pictures/full-${index}.png`;
const small = (index) => `/pictures/small-${index}.png`;

/** Links to full pictures around small ones, with the sizes that PhotoSwipe asks for. */
export function linkedThumbs() {
  const link = (index) =>
    `<a href="${full(index)}" data-pswp-width="1500" data-pswp-height="1000"><img src="${small(index)}" alt="Loaf ${index}"></a>`;
  return `<div class="thumbs">${repeat(pictures, link)}</div>`;
}

/** A published grid whose slides open the lightbox. */
export function publishedThumbs() {
  const slide = (index) => `<div class="slide" data-type="image"><div class="margin-wrapper">
<a role="button" class="image-slide-anchor js-gallery-lightbox-opener content-fill" href="${full(index)}" data-title="Loaf ${index}" data-lightbox-theme="dark">
<img class="thumb-image" alt="Loaf ${index}" data-src="${small(index)}" data-image-dimensions="1500x1000" data-load="false"></a></div></div>`;
  return `<div class="sqs-block sqs-block-gallery" data-block-json='{"design":"grid","thumbnails-per-row":3,"padding":4,"lightbox":true}'>
<div class="sqs-gallery-container sqs-gallery-block-grid thumbs"><div class="sqs-gallery">${repeat(pictures, slide)}</div></div></div>`;
}
