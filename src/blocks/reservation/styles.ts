import { STAND_IN_STYLES } from '../../components/placeholder/styles';
import { shownWithin } from '../../components/reset';

/**
 * The service's widget brings its own styles. It comes where the card is, which is as high as OpenTable's widgets are,
 * so that nothing moves.
 */
export const STYLES = `
.mortar-reservation {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 100%;
  overflow-x: auto;
}
[data-layout="standard"] > .mortar-reservation {
  min-height: 301px;
}
[data-layout="wide"] > .mortar-reservation {
  min-height: 150px;
}
${STAND_IN_STYLES}
.mortar-reservation > * {
  grid-area: 1 / 1;
}
.mortar-reservation > .mortar-stand-in {
  background: rgb(128 128 128 / 0.12);
}
.mortar-reservation-widget iframe {
  max-width: 100%;
  border: 0;
}
${shownWithin('.mortar-reservation-widget iframe', 'block')}
.mortar-reservation > .mortar-reservation-widget iframe { /* published style sheets take it out of the flow */
  position: static;
}`;
