import { resetWithin } from '../reset';

/** Light or dark as the page itself is; browsers without `light-dark()` get the light one. */
export const STYLES = `${resetWithin('mortar-dialog-mount-point')}
.mortar-dialog-mount-point {
  display: contents;
}
.mortar-dialog-layer {
  position: fixed;
  inset: 0;
  display: flex;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 16px;
}
.mortar-dialog-overlay {
  position: fixed;
  inset: 0;
  background: rgb(0 0 0 / 0.5);
}
.mortar-dialog {
  position: relative;
  z-index: inherit;
  width: 350px;
  max-width: 100%;
  margin: auto;
  padding: 20px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: #fff;
  background: light-dark(#fff, #242426);
  color: #1d1d1f;
  color: light-dark(#1d1d1f, #f3f2f0);
  box-shadow: 0 24px 64px rgb(0 0 0 / 0.3);
  font-size: 1em;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
.mortar-dialog-title {
  margin: 0 0 6px;
  font-size: 1.125em;
  font-weight: 600;
  line-height: 1.3;
  text-wrap: balance;
}
.mortar-dialog-message {
  margin: 0;
  white-space: pre-line;
  text-wrap: pretty;
}
.mortar-dialog-buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 20px 0 0;
}
.mortar-dialog-button {
  flex: 1 1 7em;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid #87868a;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
}
.mortar-dialog-button:hover {
  background: #efeeec;
  background: light-dark(#efeeec, #38383b);
}
.mortar-dialog-button:where([data-answer="confirm"]) {
  border-color: transparent;
  background: #1d1d1f;
  background: light-dark(#1d1d1f, #f3f2f0);
  color: #fff;
  color: light-dark(#fff, #1d1d1f);
}
.mortar-dialog-button:where([data-answer="confirm"]):hover {
  background: #424246;
  background: light-dark(#424246, #d3d2cf);
}
.mortar-dialog-layer :where(button, [role="dialog"]):focus-visible {
  outline: 2px solid #1d1d1f;
  outline-color: light-dark(#1d1d1f, #f3f2f0);
  outline-offset: 2px;
}
.mortar-dialog-layer:where([data-state="hidden"]) {
  visibility: hidden;
  opacity: 0;
}
@media (forced-colors: active) {
  .mortar-dialog {
    border-color: CanvasText;
  }
  .mortar-dialog-button,
  .mortar-dialog-button:where([data-answer="confirm"]) {
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .mortar-dialog-layer {
    transition: opacity 0.16s, visibility 0.16s;
  }
  .mortar-dialog-layer:where([data-state="shown"]) .mortar-dialog-overlay {
    animation: mortar-dialog-fades-in 0.16s;
  }
  .mortar-dialog-layer:where([data-state="shown"]) .mortar-dialog {
    animation: mortar-dialog-fades-in 0.16s, mortar-dialog-rises 0.2s ease-out;
  }
  @keyframes mortar-dialog-fades-in {
    from {
      opacity: 0;
    }
  }
  @keyframes mortar-dialog-rises {
    from {
      transform: translateY(8px);
    }
  }
}`;
