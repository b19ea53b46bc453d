import { escapeHtml } from '../escape.ts';

/** A block's page as the index shows it. The picture is taken by `npm run pictures`. */
interface BlockCard {
  /** Of the page, and of its two pictures. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** What the picture shows. */
  readonly alt: string;
}

interface Group {
  readonly title: string;
  readonly cards: readonly BlockCard[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'Pictures, film and sound',
    cards: [
      card('image', 'Image', 'Focal points, crops, sharpness, fallbacks, masks.', 'A picture in its frame'),
      card('gallery', 'Gallery', 'Grids, columns, rows and lists of pictures.', 'A grid of pictures'),
      card(
        'gallery-motion',
        'Gallery, moving',
        'Slideshows, strips and carousels.',
        'A slideshow with arrows and thumbnails',
      ),
      card('video', 'Video', 'Behind its poster until the visitor plays it.', 'A poster with a play button'),
      card(
        'audio',
        'Audio',
        'One at a time, at any speed, from any start time.',
        'A player with a choice of speed',
      ),
      card('shape', 'Shape', 'Fitted or stretched, with a shadow.', 'A decorative shape with a shadow'),
    ],
  },
  {
    title: 'Text and navigation',
    cards: [
      card(
        'accordion',
        'Accordion',
        'One or several open, nested, opened by an address.',
        'Three questions, the first one open',
      ),
      card(
        'menu',
        'Menu',
        'Several menus behind tabs, each with its address.',
        'Tabs above a list of dishes',
      ),
      card(
        'summary',
        'Summary',
        'A collection as a wall, carousel, list or grid.',
        'A wall of pictures with titles',
      ),
      card(
        'calendar',
        'Calendar',
        'The events of a collection, month by month.',
        'A month with events on its days',
      ),
      card(
        'marquee',
        'Marquee',
        'Moving text on a line or a wave.',
        'A line of large text that runs through the page',
      ),
      card(
        'text-highlight',
        'Text highlight',
        'Twelve marks, drawn by hand as you look.',
        'Words with marks around, under and through them',
      ),
      card('text-shrink', 'Text shrink', 'A line that always fits.', 'A long text on one line'),
      card('button', 'Button', 'Counted when shown and when clicked.', 'A round button'),
    ],
  },
  {
    title: 'Forms and search',
    cards: [
      card(
        'form',
        'Form',
        'Validated, sent, and never emptied by a failure.',
        'A form with a name, an e-mail address and a message',
      ),
      card(
        'form-fields',
        'Form fields',
        'Every type of field, its value and its errors.',
        'Fields for a name, an address and a date',
      ),
      card('newsletter', 'Newsletter', 'Signing up, in one step or in two.', 'An e-mail field with a button'),
      card(
        'search',
        'Search',
        'Results, and suggestions while typing.',
        'A search field with suggestions below it',
      ),
    ],
  },
  {
    title: 'Shop and members',
    cards: [
      card(
        'cart-page',
        'Cart page',
        'Items, quantities, the minimum order, the checkout.',
        'A cart with a bowl and two loaves',
      ),
      card(
        'cart-indicator',
        'Cart indicator',
        'Correct after Back, in other tabs and for screen readers.',
        'The number of items in the cart and their subtotal',
      ),
      card(
        'product-reviews',
        'Product reviews',
        'Star ratings and texts.',
        'Five stars and a field for a review',
      ),
      card(
        'member-access',
        'Member access',
        'Two ways to pay, one at a time.',
        'A choice between two prices',
      ),
      card('donation', 'Donation', 'One click to the checkout.', 'A button that leads to a donation'),
    ],
  },
  {
    title: 'Notices',
    cards: [
      card(
        'announcement-bar',
        'Announcement bar',
        'One line until it is closed.',
        'A bar with one line and a close button',
      ),
      card(
        'popup-overlay',
        'Popup overlay',
        'Appears once, and remembers that it was closed.',
        'A dialog with a letter over the page',
      ),
      card(
        'mobile-info-bar',
        'Mobile information bar',
        'Contact details on phones.',
        'A bar with mail, telephone, map and hours',
      ),
    ],
  },
  {
    title: 'Other services',
    cards: [
      card('map', 'Map', 'A place, with its address as a fallback.', 'A map with a marker'),
      card('reservation', 'Reservation', 'A table at OpenTable or Tock.', 'A booking form below a link'),
      card(
        'follow-button',
        'Follow button',
        'A link that becomes the service’s own button.',
        'A button that follows an account',
      ),
      card('widget', 'Widget', 'Content that the server renders.', 'Pictures that the server rendered'),
    ],
  },
];

function card(name: string, title: string, text: string, alt: string): BlockCard {
  return { name, title, text, alt };
}

export const BLOCK_CARDS: readonly BlockCard[] = GROUPS.flatMap(({ cards }) => cards);

/** Every block with its picture, by what it is for. */
export function blockGalleryHtml() {
  return GROUPS.map(
    ({ title, cards }) =>
      `<h3 class="gallery-group">${title}</h3>\n<ul class="block-cards">\n${cards.map(cardHtml).join('\n')}\n</ul>`,
  ).join('\n');
}

function cardHtml({ name, title, text, alt }: BlockCard) {
  const picture = `/media/blocks/${name}`;
  return `<li class="block-card">
<picture><source media="(prefers-color-scheme: dark)" srcset="${picture}-dark.webp"><img src="${picture}-light.webp" width="640" height="400" loading="lazy" alt="${escapeHtml(alt)}"></picture>
<a href="/blocks/${name}">${title}</a><p>${text}</p></li>`;
}
