import { BUTTON_STYLES } from '../modal/button-styles';
import { neverHiddenWithin, resetWithin } from '../reset';

/** Light or dark as the page itself is; browsers without `light-dark()` get the light one. */
export const STYLES = `${resetWithin('mortar-dialog-mount-point')}
${neverHiddenWithin('mortar-dialog-mount-point')}
.mortar-dialog-layer {
  inset: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 16px;
}
.mortar-dialog-overlay {
  inset: 0;
  background: rgb(0 0 0 / 0.5);
}
.mortar-dialog {
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
.mortar-dialog:focus-visible {
  outline: 2px solid #1d1d1f;
  outline-color: light-dark(#1d1d1f, #f3f2f0);
  outline-offset: -6px;
}
.mortar-dialog-layer:where([data-state="hidden"]) {
  opacity: 0;
}
${BUTTON_STYLES}
@layer mortar {
  .mortar-dialog-layer {
    position: fixed !important;
    display: flex !important;
    visibility: visible !important;
  }
  .mortar-dialog-layer:where([data-state="hidden"]) {
    visibility: hidden !important;
  }
  .mortar-dialog-overlay {
    position: fixed !important;
    display: block !important;
  }
  .mortar-dialog {
    position: relative !important;
    display: block !important;
  }
  .mortar-dialog :where(h2, p) {
    display: block !important;
  }
}
@media (forced-colors: active) {
  .mortar-dialog {
    border-color: CanvasText;
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
