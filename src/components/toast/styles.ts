import { neverHiddenWithin, resetWithin } from '../reset';

/** Dark on a light page and light on a dark one, so that it stands out; above dialogs also without the top layer. */
export const STYLES = `${resetWithin('mortar-toast-mount-point')}
${neverHiddenWithin('mortar-toast-mount-point')}
.mortar-toasts {
  inset: 0 0 auto auto;
  z-index: 31000;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  width: auto;
  max-width: 100%;
  max-height: 100%;
  margin: 0;
  padding: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) 24px max(16px, env(safe-area-inset-left));
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: none;
  pointer-events: none;
}
.mortar-toast {
  align-items: flex-start;
  gap: 4px;
  width: max-content;
  max-width: min(22em, 100%);
  border: 1px solid transparent;
  border-radius: 12px;
  background: #1d1d1f;
  background: light-dark(#1d1d1f, #f3f2f0);
  color: #fff;
  color: light-dark(#fff, #1d1d1f);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.25);
  font-size: 0.9375em;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
  pointer-events: auto;
}
.mortar-toast-message {
  flex: 1;
  margin: 0;
  padding-block: 10px;
  padding-inline: 16px 0;
  white-space: pre-line;
  text-wrap: pretty;
}
.mortar-toast-close {
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.mortar-toast-close::before,
.mortar-toast-close::after {
  content: "";
  position: absolute;
  top: 21px;
  left: 15px;
  width: 14px;
  border-top: 2px solid;
  opacity: 0.75;
  transform: rotate(45deg);
}
.mortar-toast-close::after {
  transform: rotate(-45deg);
}
.mortar-toast-close:hover::before,
.mortar-toast-close:hover::after {
  opacity: 1;
}
.mortar-toast-close:focus-visible {
  outline: 2px solid;
  outline-offset: -6px;
}
.mortar-toast:where([data-state="hidden"]) {
  opacity: 0;
}
@layer mortar {
  .mortar-toasts {
    position: fixed !important;
    display: flex !important;
    visibility: visible !important;
  }
  .mortar-toast {
    display: flex !important;
  }
  .mortar-toast:where([data-state="hidden"]) {
    visibility: hidden !important;
  }
  .mortar-toast :where(p, button) {
    display: block !important;
  }
}
@media (forced-colors: active) {
  .mortar-toast {
    border-color: CanvasText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .mortar-toast {
    animation: mortar-toast-arrives 0.2s ease-out;
    transition: opacity 0.16s, visibility 0.16s;
  }
  @keyframes mortar-toast-arrives {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
}
@media print {
  .mortar-toasts {
    opacity: 0;
  }
}`;
