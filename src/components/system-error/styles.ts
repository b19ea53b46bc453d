import { BUTTON_STYLES } from '../modal/button-styles';
import { neverHiddenWithin, resetWithin } from '../reset';

/** Light or dark as the page itself is; browsers without `light-dark()` get the light one. */
export const STYLES = `${resetWithin('mortar-system-error-mount-point')}
${neverHiddenWithin('mortar-system-error-mount-point')}
.mortar-system-error {
  inset: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: max(24px, env(safe-area-inset-top)) max(24px, env(safe-area-inset-right)) max(24px, env(safe-area-inset-bottom)) max(24px, env(safe-area-inset-left));
  background: #fff;
  background: light-dark(#fff, #1b1b1d);
  color: #1d1d1f;
  color: light-dark(#1d1d1f, #f3f2f0);
  font-size: 1em;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
  outline-offset: -6px;
}
.mortar-system-error-content {
  width: 26em;
  max-width: 100%;
  margin: auto;
}
.mortar-system-error-title {
  margin: 0 0 12px;
  font-size: 1.75em;
  font-weight: 700;
  line-height: 1.2;
  text-wrap: balance;
}
.mortar-system-error-text > * {
  margin: 0 0 8px;
  text-wrap: pretty;
}
.mortar-system-error:focus-visible {
  outline: 2px solid #1d1d1f;
  outline-color: light-dark(#1d1d1f, #f3f2f0);
}
.mortar-system-error:where([data-state="hidden"]) {
  opacity: 0;
}
${BUTTON_STYLES}
@layer mortar {
  .mortar-system-error {
    position: fixed !important;
    display: flex !important;
    visibility: visible !important;
  }
  .mortar-system-error:where([data-state="hidden"]) {
    visibility: hidden !important;
  }
  .mortar-system-error-content,
  .mortar-system-error-content :where(h2, p, div:not(.mortar-buttons)) {
    display: block !important;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .mortar-system-error {
    transition: opacity 0.16s, visibility 0.16s;
  }
}`;
