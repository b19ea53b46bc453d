import { PICTURES } from '../media/pictures.ts';
import { imageMarkup } from './markup.ts';

const MOST = 5000;

/** The long lists of the speed page, with as many items as the address says. */
export function manyInserts(query: Readonly<Record<string, string>>) {
  const accordions = countIn(query.accordions, 50);
  const images = countIn(query.images, 500);
  return {
    'accordion-count': String(accordions),
    'image-count': String(images),
    'many-accordions': list(accordions, accordion),
    'many-images': list(images, image),
  };
}

function countIn(text: string | undefined, standard: number) {
  const count = text === undefined ? standard : Number.parseInt(text, 10);
  return Number.isNaN(count) ? standard : Math.min(Math.max(count, 0), MOST);
}

function list(count: number, write: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => write(index + 1)).join('\n');
}

function accordion(index: number) {
  return `<div data-block="accordion">
  <ul class="accordion-items-container">
    ${[1, 2, 3].map((item) => accordionItem(`Batch ${index}, shelf ${item}`)).join('\n    ')}
  </ul>
</div>`;
}

function accordionItem(title: string) {
  return `<li class="accordion-item">
      <h3 class="accordion-item__title-wrapper"><button type="button" class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span><span class="accordion-icon-container" data-is-open="false" aria-hidden="true"><span class="plus"></span></span></button></h3>
      <div class="accordion-item__dropdown"><div class="accordion-item__description"><p>Twelve bowls, two cracked in the cooling, one that came out better than we deserved.</p></div></div>
    </li>`;
}

function image(index: number) {
  const names = Object.keys(PICTURES);
  const name = `${names[index % names.length]}-${index}`;
  return `<div class="frame ratio-3-2 content-fill">${imageMarkup(name, `Picture ${index}`, 'data-load="viewport"').join('')}</div>`;
}
