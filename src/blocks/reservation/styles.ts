import { STAND_IN_STYLES } from '../../ui/stand-in/styles';

/** The service's widget brings its own styles. */
export const STYLES = `
.mortar-reservation {
  display: block;
  max-width: 100%;
  overflow-x: auto;
}
${STAND_IN_STYLES}
.mortar-reservation > .mortar-stand-in {
  align-items: flex-start;
  padding: 8px 0;
  text-align: start;
}
.mortar-reservation-widget iframe {
  max-width: 100%;
  border: 0;
}`;
