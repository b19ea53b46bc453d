/**
 * A card in the middle of the window; rules of the page's own with one class win. Clicks on the ground are taken by a
 * box of the card's own, since a popover's backdrop lets them through; a transform would hold that box inside.
 */
export const POPUP_STYLES = `
.sqs-popup-overlay:where(.visible[role="dialog"]) {
  position: fixed;
  inset: 0;
  box-sizing: border-box;
  width: fit-content;
  height: fit-content;
  max-width: min(560px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 32px;
  border: 0;
  border-radius: 12px;
  overflow: auto;
  overscroll-behavior: contain;
  background: Canvas;
  color: CanvasText;
  box-shadow: 0 24px 64px rgb(0 0 0 / 0.35);
}
.sqs-popup-overlay:where(.visible[role="dialog"])::backdrop {
  background: rgb(0 0 0 / 0.6);
}
.sqs-popup-overlay:where(.visible[role="dialog"])::before {
  content: "";
  position: fixed;
  inset: 0;
  z-index: -1;
}
.sqs-popup-overlay:where(.visible[role="dialog"]:focus-visible) {
  outline: 2px solid;
  outline-offset: -6px;
}
.sqs-popup-overlay:where(.visible[role="dialog"]) > :where(:first-child, .mortar-popup-close + *) {
  margin-block-start: 0;
}
.sqs-popup-overlay:where(.visible[role="dialog"]) > :where(:last-child) {
  margin-block-end: 0;
}
.mortar-popup-close {
  all: initial;
  position: sticky;
  float: inline-end;
  inset-block-start: -24px;
  box-sizing: border-box;
  width: 44px;
  height: 44px;
  margin-block: -24px 0;
  margin-inline: 8px -24px;
  border-radius: 8px;
  color: inherit;
  font: 28px/44px system-ui, sans-serif;
  text-align: center;
  cursor: pointer;
}
.mortar-popup-close:hover {
  background: rgb(127 127 127 / 0.2);
}
.mortar-popup-close:focus-visible {
  outline: 2px solid currentColor;
  outline-offset: -2px;
}
@media (forced-colors: active) {
  .sqs-popup-overlay:where(.visible[role="dialog"]) {
    border: 1px solid CanvasText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .sqs-popup-overlay:where(.visible[role="dialog"]) {
    animation: mortar-popup 0.2s ease-out;
  }
  @keyframes mortar-popup {
    from {
      opacity: 0;
    }
  }
}`;
