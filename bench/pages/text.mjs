const sentences = [
  'The oven is lit at two, long before the first boat leaves the harbour.',
  'Rye needs a night of rest, and nobody has found a way around it.',
  'On Fridays there are cardamom buns until there are none.',
  'We deliver by bicycle within the old town and by van beyond it.',
];

/** Running text of so many paragraphs, each with all sentences from another start. */
export function paragraphs(count) {
  return repeat(count, (index) => `<p>${rotated(index).join(' ')}</p>`);
}

/** A page's text: a heading, links to other pages, paragraphs. */
export function textPage(count) {
  const links = ['bread', 'opening-hours', 'about'].map((name) => `<a href="/${name}">${name}</a>`);
  return `<h1>Harbour Bakery</h1><nav>${links.join(' ')}</nav>${paragraphs(count)}`;
}

/** The pieces that `write` gives for 0 to count - 1, joined. */
export function repeat(count, write) {
  return Array.from({ length: count }, (_, index) => write(index)).join('');
}

function rotated(index) {
  const start = index % sentences.length;
  return [...sentences.slice(start), ...sentences.slice(0, start)];
}
