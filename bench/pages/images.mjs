import { repeat } from './text.mjs';

/** Two columns of boxes whose size does not depend on the pictures in them. */
export const imageStyle = `.grid{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.box{aspect-ratio:3/2;overflow:hidden;background:#eee}
.box img{width:100%;height:100%;object-fit:cover;object-position:30% 60%;display:block}`;

/** So many boxes with one picture each; `attributesOf` says how the picture is asked for. */
export function imageGrid(count, attributesOf) {
  const box = (index) => `<div class="box"><img alt="" ${attributesOf(`/pictures/${index}.gif`)}></div>`;
  return `<div class="grid">${repeat(count, box)}</div>`;
}

/** The attributes by which a published page leaves a picture to the image loader. */
export function publishedAttributes(address) {
  return `data-src="${address}" data-image-dimensions="1500x1000" data-image-focal-point="0.3,0.6" data-load="viewport"`;
}
