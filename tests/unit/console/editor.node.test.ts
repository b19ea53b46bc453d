import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  getLanguageService,
  type Hover,
  MarkupContent,
  newHTMLDataProvider,
  TextDocument,
} from 'vscode-html-languageservice';

/** The part of VS Code that completes and explains HTML, with the built data as an author's settings name it. */
const service = getLanguageService({
  useDefaultDataProvider: false,
  customDataProviders: [
    newHTMLDataProvider('mortar', JSON.parse(readFileSync('dist/mortar.html-data.json', 'utf8'))),
  ],
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } },
      hover: { contentFormat: ['markdown', 'plaintext'] },
    },
  },
});

/** The page with its cursor at the `|`. */
function at(marked: string) {
  const document = TextDocument.create('file:///page.html', 'html', 1, marked.replace('|', ''));
  return {
    document,
    position: document.positionAt(marked.indexOf('|')),
    page: service.parseHTMLDocument(document),
  };
}

function complete(marked: string) {
  const { document, position, page } = at(marked);
  return new Map(service.doComplete(document, position, page).items.map((item) => [item.label, item]));
}

function textOf(contents: Hover['contents'] | string | MarkupContent | undefined): string {
  return MarkupContent.is(contents) ? contents.value : String(contents ?? '');
}

function hover(marked: string): string {
  const { document, position, page } = at(marked);
  return textOf(service.doHover(document, position, page)?.contents);
}

describe('an editor completes', () => {
  it('the names of blocks, with words and a link', () => {
    const items = complete('<div data-block="|"></div>');
    expect([...items.keys()]).toEqual(expect.arrayContaining(['accordion', 'gallery', 'video']));
    expect(textOf(items.get('gallery')?.documentation)).toMatch(
      /^Pictures and videos .*\n\n\[docs\/blocks\/gallery\.md\]\(https:\/\/\S+\/docs\/blocks\/gallery\.md\)$/s,
    );
  });

  it('the settings of a block, with what they mean to it', () => {
    const items = complete('<div data-block="video" data-|></div>');
    expect([...items.keys()]).toEqual(
      expect.arrayContaining(['data-block-json', 'data-mode', 'data-provider-name', 'data-lightbox-theme']),
    );
    expect(textOf(items.get('data-provider-name')?.documentation)).toContain('- `video`, `providerName`: ');
  });

  it.each([
    ['<div data-block="video" data-mode="|"></div>', ['none', 'fit', 'fill']],
    ['<div data-block="gallery" data-lightbox-theme="|"></div>', ['dark', 'light']],
    ['<div data-block="gallery" data-lightbox="|"></div>', ['true', 'false']],
    ['<img data-src="a.jpg" data-load="|">', ['true', 'false', 'viewport']],
  ])('the values of a setting: %s', (marked, values) => {
    expect([...complete(marked).keys()]).toEqual(values);
  });
});

describe('an editor explains', () => {
  it('a block', () => {
    expect(hover('<div data-block="acc|ordion"></div>')).toMatch(
      /^[A-Z].*\]\(https:\/\/\S+\/docs\/blocks\/accordion\.md\)$/s,
    );
  });

  it('a setting, as a list below its meaning', () => {
    const text = hover('<div data-block="gallery" data-lightbox-|theme="dark"></div>');
    expect(text).toMatch(
      /^The colours of the lightbox\.\n\n- `gallery`, `lightboxTheme`: dark or light; by default `dark`\./,
    );
    expect(text).toContain('](https://mortar.example/docs/blocks/gallery.md)');
  });

  it('the attributes of images, and those of the page', () => {
    expect(hover('<img data-image-focal-|point="0.5,0.5">')).toContain('/docs/images.md)');
    expect(hover('<a data-cookie-|settings>')).toContain('/docs/consent.md)');
  });
});
