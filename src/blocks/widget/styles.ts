import { STAND_IN_STYLES } from '../../components/placeholder/styles';

/** What is a block of its own, until it is ready. */
const LAID_OUT_LATER = '[data-block]:not([data-block-state="mounted"], [data-block-state="failed"])';

/** Keeps some room for what is on its way, where nothing else does; what becomes a block is seen once it is laid out. */
export const STYLES = `
[aria-busy="true"] > .mortar-widget:only-child,
.mortar-widget:has(> ${LAID_OUT_LATER}) {
  min-height: 12em;
}
.mortar-widget > ${LAID_OUT_LATER} {
  height: 0;
  overflow: clip;
  visibility: hidden;
}
${STAND_IN_STYLES}`;
