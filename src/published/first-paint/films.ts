import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

/** The server writes the ratio of a hosted video as if it were a percentage: 0.5625%. */
const FILM = '.embed-block-wrapper[style*="padding-bottom:0."]:has(> .sqs-native-video)';

/** Gives hosted videos the height that their block gives them later, unless something else in them has one. */
export function reserveFilms(attributes: ServerAttributes): void {
  for (const film of page.all(FILM)) {
    const ratio = Number.parseFloat(film.style.paddingBottom);
    if (film.clientHeight < film.clientWidth / 10)
      attributes.style(film, 'padding-bottom', `${100 * ratio}%`);
  }
}
