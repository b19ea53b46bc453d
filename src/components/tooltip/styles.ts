import { neverHiddenWithin, resetWithin } from '../reset';

/** Dark on a light page and light on a dark one; above everything also without the top layer. */
export const STYLES = `${resetWithin('mortar-tooltip-mount-point')}
${neverHiddenWithin('mortar-tooltip-mount-point')}
.mortar-tooltip {
  inset: auto;
  z-index: 32000;
  width: 250px;
  max-width: calc(100vw - 40px);
  max-height: calc(100vh - 40px);
  margin: 0;
  padding: 8px 12px;
  border: 1px solid transparent;
  border-radius: 8px;
  overflow: hidden auto;
  background: #1d1d1f;
  background: light-dark(#1d1d1f, #f3f2f0);
  color: #fff;
  color: light-dark(#fff, #1d1d1f);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.25);
  font-size: 0.875em;
  line-height: 1.45;
  text-align: start;
  white-space: pre-line;
  text-wrap: pretty;
  overflow-wrap: anywhere;
}
@layer mortar {
  .mortar-tooltip {
    position: fixed !important;
    display: block !important;
    visibility: visible !important;
  }
}
@media (forced-colors: active) {
  .mortar-tooltip {
    border-color: CanvasText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .mortar-tooltip {
    animation: mortar-tooltip-arrives 0.12s;
  }
  @keyframes mortar-tooltip-arrives {
    from {
      opacity: 0;
    }
  }
}
@media print {
  .mortar-tooltip {
    opacity: 0;
  }
}`;
