/** A card in the middle of the window; rules of the page's own with one class win. */
export const POPUP_STYLES = `
.sqs-popup-overlay.visible:where([role="dialog"]) {
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
.sqs-popup-overlay.visible:where([role="dialog"])::backdrop {
  background: rgb(0 0 0 / 0.6);
  pointer-events: auto;
}
.mortar-popup-close {
  all: initial;
  position: sticky;
  float: inline-end;
  inset-block-start: 0;
  box-sizing: border-box;
  width: 44px;
  height: 44px;
  margin: -24px -24px 0 8px;
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
  .sqs-popup-overlay.visible:where([role="dialog"]) {
    border: 1px solid CanvasText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .sqs-popup-overlay.visible:where([role="dialog"]) {
    animation: mortar-popup 0.2s ease-out;
  }
  @keyframes mortar-popup {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
}`;
