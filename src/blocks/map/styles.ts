import { STAND_IN_STYLES } from '../../components/placeholder/styles';

/** Over the map the card is only seen by those who tab to its link, and on paper. */
export const STYLES = `
.mortar-map {
  all: initial;
  position: relative;
  display: grid;
  width: 100%;
  min-height: 12em;
  overflow: hidden;
  color: inherit;
  font-family: inherit;
  color-scheme: inherit;
}
.mortar-map[data-fills] {
  position: absolute;
  inset: 0;
  min-height: 0;
  aspect-ratio: auto !important;
}
.mortar-map:not([data-state="map"]) {
  background: rgb(128 128 128 / 0.12);
}
.mortar-map-canvas {
  position: absolute;
  inset: 0;
}
.mortar-map:not([data-state="map"]) > .mortar-map-canvas {
  display: none;
}
${STAND_IN_STYLES}
.mortar-map > .mortar-stand-in {
  overflow: auto;
}
.mortar-map[data-state="map"] > .mortar-stand-in {
  position: absolute;
  z-index: 1;
  inset: 8px auto auto 8px;
  background: Canvas;
  color: CanvasText;
}
.mortar-map[data-state="map"] > .mortar-stand-in:not(:focus-within) {
  clip-path: inset(50%);
  pointer-events: none;
}
.mortar-map[data-state="map"] .mortar-stand-in-button {
  display: none;
}
@media print {
  .mortar-map > .mortar-map-canvas {
    display: none;
  }
  .mortar-map[data-state="map"] > .mortar-stand-in:not(:focus-within) {
    position: static;
    clip-path: none;
  }
}`;
