import { MARK_WIDTH } from './measure-text';

/** The page's own rules for every element must neither show nor move a mark. */
export const STYLES = `
.mortar-highlight,
.mortar-highlight > svg {
  all: initial;
}
.mortar-highlight {
  position: absolute;
  left: 0;
  top: 0;
  width: ${MARK_WIDTH}px;
  height: 0;
  color: inherit;
  direction: ltr;
  pointer-events: none;
  user-select: none;
}
.mortar-highlight > svg {
  position: absolute;
  overflow: visible;
  color: inherit;
}
.mortar-highlight path {
  display: inline;
  fill: none;
  stroke: currentcolor;
  stroke-dasharray: 1;
  stroke-linejoin: round;
  transform-box: fill-box;
  transform-origin: center;
}
@media (forced-colors: active) {
  .mortar-highlight path {
    stroke: Highlight;
    stroke-opacity: 1;
  }
  .mortar-highlight [data-shape="marker"] path {
    stroke-opacity: 0.35 !important;
  }
}
@media print {
  .mortar-highlight path {
    stroke-dashoffset: 0 !important;
    opacity: 1 !important;
    scale: none !important;
  }
}`;
