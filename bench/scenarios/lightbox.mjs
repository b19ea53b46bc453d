import { measureOpening } from '../harness/lightbox-opening.mjs';
import { durationsBetween } from '../harness/load-cost.mjs';
import { enterPage, readCounters } from '../harness/visit.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { linkedThumbs, publishedThumbs, thumbsStyle } from '../pages/thumbs.mjs';

const styleSheet = (name) => `<link rel="stylesheet" href="/peers/${name}.css">`;

const variants = [
  { name: 'bare dialog', script: peerScript('dialog'), picture: 'dialog[open] img', body: linkedThumbs() },
  {
    name: 'PhotoSwipe',
    script: peerScript('photoswipe'),
    head: styleSheet('photoswipe-style'),
    picture: '.pswp__img',
    body: linkedThumbs(),
  },
  {
    name: 'GLightbox',
    script: peerScript('glightbox'),
    head: styleSheet('glightbox-style'),
    picture: '.gslide-image img',
    body: linkedThumbs(),
  },
  { name: 'Mortar', script: mortarScript, picture: 'dialog[open] img', body: publishedThumbs() },
];

/** From the click on a small picture to the large one: with a mouse that rests on it before, and without warning. */
export const lightboxes = [
  scenarioWith('lightbox', 'opened by a click on one of 12 small pictures', 300),
  scenarioWith('lightbox-at-once', 'opened by a pointer that presses as it arrives, as a finger does', 0),
];

function scenarioWith(name, how, rest) {
  return {
    name,
    title: `A lightbox ${how}`,
    variants,
    figures: ['visible', 'full', 'script', 'task'],
    page: ({ script, head, body }) => documentWith({ script, head, style: thumbsStyle, body }),
    async measure(visit, { picture }) {
      await enterPage(visit);
      const before = await readCounters(visit);
      const times = await measureOpening(visit, picture, rest);
      return { ...times, ...durationsBetween(before, await readCounters(visit)) };
    },
    judgements: [
      { variant: 'Mortar', figure: 'visible', anchor: 'PhotoSwipe', budget: 0.65, goal: 0.6 },
      { variant: 'Mortar', figure: 'full', anchor: 'PhotoSwipe', budget: 0.65, goal: 0.5 },
    ],
  };
}
