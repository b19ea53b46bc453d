import type { Initializer } from '../../runtime/types';

/** Paper cannot be clicked: every answer is printed, also of blocks that nobody has come near. */
export const print: Initializer = {
  name: 'print',
  start() {
    const sheet = new CSSStyleSheet({ media: 'print' });
    sheet.replaceSync(PRINTED);
    document.adoptedStyleSheets.push(sheet);
  },
};

const PRINTED =
  '.accordion-item__dropdown{display:block!important;content-visibility:visible!important;position:static!important}';
