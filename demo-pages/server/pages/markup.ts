import { escapeHtml } from '../escape.ts';
import { pictureNamed } from '../media/pictures.ts';

/**
 * Writes `{{image loaves | the text instead | attributes}}` out as a published image:
 * one for readers without script, one for the loader.
 */
export function expandImages(html: string) {
  return html.replace(
    /( *)\{\{image ([\w-]+) \| (.*?)(?: \| (.*?))?\}\}/g,
    (_, indent, name, alt, more = '') =>
      imageMarkup(name, alt, more)
        .map((line) => indent + line)
        .join('\n'),
  );
}

export function imageMarkup(name: string, alt: string, more = '') {
  const source = `/images/${name}.svg`;
  const attributes = { ...standardAttributes(name, source), ...attributesIn(more) };
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? key : `${key}="${value}"`,
  );
  return [
    `<noscript><img src="${source}?format=1000w" alt="${alt}"></noscript>`,
    `<img ${written.join(' ')} alt="${alt}">`,
  ];
}

function standardAttributes(name: string, source: string): Record<string, string | null> {
  const { width, height } = pictureNamed(name) ?? { width: 2500, height: 1667 };
  return {
    class: 'thumb-image',
    'data-src': source,
    'data-image': source,
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': '0.5,0.5',
    'data-load': 'false',
  };
}

function attributesIn(text: string) {
  const pairs = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value ?? null]));
}

/** Shows what stands between `{{sample}}` and `{{/sample}}` and, beside it, its markup to copy. */
export function expandSamples(html: string) {
  return html.replace(/\{\{sample\}\}\n(.*?)\{\{\/sample\}\}/gs, (_, sample: string) => {
    const markup = markupHtml(withoutIndent(sample), { summary: 'Markup' });
    return `<div class="sample">\n${sample}</div>\n${markup}`;
  });
}

interface MarkupOptions {
  readonly summary: string;
  readonly isOpen?: boolean;
}

/** Code with a button that copies it; `demo/copy.js` does what the button says. */
export function markupHtml(code: string, { summary, isOpen = false }: MarkupOptions) {
  return `<div class="markup"><details${isOpen ? ' open' : ''}><summary>${summary}</summary><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></details><button type="button" class="copy" data-copy>Copy</button></div>`;
}

function withoutIndent(text: string) {
  const lines = text.trimEnd().split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(depth)).join('\n');
}
