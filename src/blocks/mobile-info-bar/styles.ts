import { shownWithin } from '../../components/reset';

/** At the foot of the window; rules of the page's own with one class win, but not those that hide it. */
export const MOBILE_INFO_BAR_STYLES = `
${shownWithin('.sqs-mobile-info-bar[data-style]', 'block')}
.sqs-mobile-info-bar:where([data-style]) {
  position: fixed;
  inset: auto 0 0;
  z-index: 999;
  padding-block-end: env(safe-area-inset-bottom);
  background: #fff;
  color: #1d1d1f;
  box-shadow: 0 -1px rgb(128 128 128 / 0.4);
  font: small/1.3 system-ui, sans-serif;
}
.sqs-mobile-info-bar:where([data-style="dark"]) {
  background: #1d1d1f;
  color: #fff;
}
.sqs-mobile-info-bar[data-style] :where(.sqs-mobile-info-bar-triggers) {
  display: flex;
}
.sqs-mobile-info-bar[data-style] :where(.sqs-mobile-info-bar-trigger) {
  all: unset;
  box-sizing: border-box;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  min-width: 0;
  padding: 8px 4px;
  text-align: center;
  cursor: pointer;
}
.sqs-mobile-info-bar[data-style] :where(.sqs-mobile-info-bar-trigger:focus-visible) {
  outline: 2px solid currentColor;
  outline-offset: -3px;
}
.sqs-mobile-info-bar[data-style] :where(.sqs-mobile-info-bar-trigger-icon) {
  width: 24px;
  height: 24px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
}
.sqs-mobile-info-bar-overlay {
  box-sizing: border-box;
  width: 100%;
  max-width: 420px;
  margin: auto auto 0;
  padding: 24px;
  border: 0;
  border-radius: 16px 16px 0 0;
  background: inherit;
  color: inherit;
  font-size: medium;
}
.sqs-mobile-info-bar-overlay::backdrop {
  background: rgb(0 0 0 / 0.5);
}
.sqs-mobile-info-bar-overlay :where(dl) {
  display: grid;
  grid-template-columns: auto auto;
  gap: 8px 24px;
  margin: 0 0 20px;
}
.sqs-mobile-info-bar-overlay :where(dt, dd) {
  unicode-bidi: plaintext;
}
.sqs-mobile-info-bar-overlay :where(dd) {
  margin: 0;
  text-align: end;
}
.sqs-mobile-info-bar-overlay :where(dd.closed) {
  opacity: 0.75;
}
.sqs-mobile-info-bar-overlay :where(.sqs-mobile-info-bar-overlay-close) {
  all: unset;
  box-sizing: border-box;
  width: 100%;
  min-height: 44px;
  border: 1px solid currentColor;
  border-radius: 8px;
  text-align: center;
  cursor: pointer;
}
.sqs-mobile-info-bar-overlay :where(.sqs-mobile-info-bar-overlay-close:focus-visible) {
  outline: 2px solid currentColor;
  outline-offset: 2px;
}
@media (forced-colors: active) { /* shadows and grounds are not seen there */
  .sqs-mobile-info-bar:where([data-style]) {
    border-block-start: 1px solid CanvasText;
  }
  .sqs-mobile-info-bar-overlay {
    border: 1px solid CanvasText;
  }
}
@media print {
  .sqs-mobile-info-bar[data-style] {
    display: none;
  }
}`;
