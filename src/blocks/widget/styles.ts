import { STAND_IN_STYLES } from '../../ui/stand-in/styles';

/** Keeps some room for what is on its way, where nothing else does. */
export const STYLES = `
[aria-busy="true"] > .mortar-widget:only-child {
  min-height: 12em;
}
${STAND_IN_STYLES}`;
