import { beforeEach, describe, expect, it } from 'vitest';
import { clickThroughOf } from '../../../src/blocks/gallery/click-through-address';
import { readElements } from '../../../src/blocks/gallery/elements';
import { ElementMissingError } from '../../../src/data/errors';

const block = document.createElement('div');

beforeEach(() => {
  document.body.replaceChildren(block);
});

function write(html: string): void {
  block.innerHTML = html;
}

describe('the slides of a gallery', () => {
  it.each([
    ['its slides', '<ul class="sqs-gallery"><li class="slide"></li><li class="slide"></li></ul>', 2, 'UL'],
    ['bare images', '<div class="sqs-gallery"><img><img></div>', 2, 'DIV'],
    ['anything with an image', '<div class="sqs-gallery"><figure><img></figure><p>x</p></div>', 1, 'DIV'],
    ['published wrappers', '<div class="sqs-gallery"><p class="image-wrapper"><img></p></div>', 1, 'DIV'],
    [
      'items of a section',
      '<section><figure class="gallery-strips-item"><img></figure></section>',
      1,
      'SECTION',
    ],
    ['images without a list', '<section><img></section>', 1, 'SECTION'],
    ['none', '<div class="sqs-gallery"></div>', 0, 'DIV'],
    [
      'images and videos only',
      '<div class="sqs-gallery"><p class="slide" data-type="video"></p><p class="slide" data-type="audio"></p></div>',
      1,
      'DIV',
    ],
  ])('are %s', (_case, html, count, list) => {
    write(html);
    const parts = readElements(block);
    expect([parts.slides.length, parts.list.tagName]).toEqual([count, list]);
  });

  it('are missed where nothing could hold them', () => {
    write('<p>Words</p>');
    expect(() => readElements(block)).toThrow(ElementMissingError);
  });

  it.each([
    ['data-image-dimensions="300x200"', { width: 300, height: 200 }],
    ['data-image-dimensions="0x200" width="40" height="30"', { width: 40, height: 30 }],
    ['width="0" height="x"', undefined],
    ['data-image-dimensions="300"', undefined],
  ])('with %s have the size %j', (attributes, size) => {
    write(`<div class="sqs-gallery"><p class="slide"><img ${attributes}></p></div>`);
    expect(readElements(block).slides[0]?.dimensions).toEqual(size);
  });
});

describe('where a slide leads', () => {
  const leads = (html: string) => {
    write(`<div class="sqs-gallery">${html}</div>`);
    return clickThroughOf(block.querySelector('.slide') as HTMLElement, block);
  };

  it.each([
    ['https://shop.test/bowls', 'https://shop.test/bowls'],
    ['HTTP://shop.test', 'http://shop.test/'],
    ['mailto:us@shop.test', 'mailto:us@shop.test'],
    ['tel:+123', 'tel:+123'],
    [' https://shop.test/ ', 'https://shop.test/'],
    ['', ''],
    ['javascript:alert(1)', ''],
    ['JaVa\tScRiPt:alert(1)', ''],
    ['\u0001javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['vbscript:x', ''],
    ['blob:https://shop.test/1', ''],
    ['file:///etc/passwd', ''],
    ['https://good@evil.test/', ''],
    ['https://', ''],
    ['https://[', ''],
  ])('by %j is %j', (written, address) => {
    const quoted = written.replaceAll('"', '&quot;');
    expect(leads(`<p class="slide" data-click-through-url="${quoted}"><img></p>`)).toBe(address);
    expect(leads(`<p class="slide"><a href="${quoted}"><img></a></p>`)).toBe(address);
  });

  it.each([
    ['a link around it', '<a href="https://a.test/"><p class="slide"><img></p></a>', 'https://a.test/'],
    [
      'its attribute before its link',
      '<p class="slide" data-click-through-url="https://a.test/"><a href="https://b.test/"><img></a></p>',
      'https://a.test/',
    ],
    ['no link of its words', '<p class="slide"><img><a href="https://a.test/">more</a></p>', ''],
    [
      'no opener of the lightbox',
      '<p class="slide"><a class="js-gallery-lightbox-opener" href="https://a.test/1.jpg"><img></a></p>',
      '',
    ],
  ])('is %s', (_case, html, address) => {
    expect(leads(html)).toBe(address);
  });
});
