import { shownWithin } from '../../components/reset';

/**
 * In the room that the page keeps for it; where it keeps none, at the window's lower edge, so that nothing moves.
 * Everything weighs one class at most, so that a template's own rules win, but not those that hide the bar.
 */
export const ANNOUNCEMENT_STYLES = `
${shownWithin('.mortar-announcement', 'block')}
${shownWithin('.mortar-announcement .sqs-announcement-bar', 'block')}
.mortar-announcement:where([data-place="window"]) {
  position: fixed;
  inset: auto 0 var(--mortar-info-bar-height, 0);
  z-index: 1000;
  box-shadow: 0 -1px rgb(128 128 128 / 0.4);
}
.mortar-announcement :where(.sqs-announcement-bar-content) {
  position: relative;
  display: flex;
  justify-content: center;
  background: #1d1d1f;
  color: #fff;
}
.mortar-announcement :where(.sqs-announcement-bar-url) {
  position: absolute;
  inset: 0;
}
.mortar-announcement :where(.sqs-announcement-bar-url:focus-visible) {
  outline: 2px solid currentColor;
  outline-offset: -4px;
}
.mortar-announcement :where(.sqs-announcement-bar-text) {
  display: flex;
  flex: 1;
  align-items: center;
  pointer-events: none;
}
.mortar-announcement :where(.sqs-announcement-bar-text-inner) {
  flex: 1;
  padding: 10px 16px;
  line-height: 1.4;
  text-align: center;
  overflow-wrap: anywhere;
}
.mortar-announcement :where(.sqs-announcement-bar-text-inner p) {
  max-width: none;
  margin: 0;
}
.mortar-announcement :where(.sqs-announcement-bar-text-inner a) {
  position: relative;
  color: inherit;
  pointer-events: auto;
}
.mortar-announcement :where(.sqs-announcement-bar-close) {
  all: unset;
  box-sizing: border-box;
  display: grid;
  flex: none;
  place-content: center;
  position: relative;
  min-width: 44px;
  min-height: 44px;
  font: 1.5em/1 system-ui, sans-serif;
  cursor: pointer;
  pointer-events: auto;
}
.mortar-announcement :where(.sqs-announcement-bar-close:focus-visible) {
  outline: 2px solid currentColor;
  outline-offset: -4px;
}
@media (forced-colors: active) {
  .mortar-announcement :where(.sqs-announcement-bar-content) {
    border: 1px solid CanvasText;
  }
}
@media print {
  .mortar-announcement {
    display: none;
  }
}`;
