import { neverHiddenWithin, resetWithin } from '../reset';

/**
 * The content moves in 0.6 s, the overlay fades in 0.3 s to an opacity of 0.95 (specification, section 9, lightbox).
 * Neither lies in the elements that others may append to the dialog.
 */
export const STYLES = `${resetWithin('mortar-lightbox-contents')}
${neverHiddenWithin('mortar-lightbox-contents')}
.mortar-lightbox {
  all: initial;
  --ground: #111113;
  --ink: #fff;
  --side: clamp(0px, 100vw - 700px, 76px);
  inset: 0;
  overflow: hidden;
  font-family: inherit;
}
.mortar-lightbox:where([data-theme="light"]) {
  --ground: #fff;
  --ink: #1d1d1f;
}
.mortar-lightbox-contents {
  color: var(--ink);
  font-size: 1em;
  line-height: 1.5;
  text-align: center;
}
.mortar-lightbox-overlay {
  inset: 0;
  background: var(--ground);
  opacity: 0.95;
}
.mortar-lightbox-stage {
  inset: 0;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
}
.mortar-lightbox-track,
.mortar-lightbox-slide,
.mortar-lightbox-hint {
  inset: 0;
  align-items: center;
  justify-content: center;
}
.mortar-lightbox-picture {
  width: min(var(--width), 100vw - 2 * var(--side), (100dvh - 128px) * var(--ratio));
  aspect-ratio: var(--ratio);
  align-items: center;
  justify-content: center;
  cursor: pointer;
}
.mortar-lightbox-picture:where(:not([data-state="shown"])) {
  background: rgb(127 127 127 / 0.15);
}
.mortar-lightbox-picture img {
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
}
.mortar-lightbox-button {
  min-width: 44px;
  height: 44px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: 22px;
  background: color-mix(in srgb, var(--ground) 70%, transparent);
  color: var(--ink);
  font: 28px/40px sans-serif;
  cursor: pointer;
}
.mortar-lightbox-button:hover {
  background: var(--ground);
}
.mortar-lightbox-button:focus-visible {
  outline: 2px solid var(--ink);
}
.mortar-lightbox-button:where([aria-disabled="true"]) {
  opacity: 0.35;
  cursor: default;
}
.mortar-lightbox-button:where([data-control="close"]) {
  top: 10px;
  inset-inline-end: 12px;
}
.mortar-lightbox-button:where([data-control="caption"]) {
  top: 10px;
  inset-inline-end: 64px;
}
.mortar-lightbox-button:where([data-control="previous"]) {
  top: calc(50% - 22px);
  inset-inline-start: 12px;
}
.mortar-lightbox-button:where([data-control="next"]) {
  top: calc(50% - 22px);
  inset-inline-end: 12px;
}
.mortar-lightbox-status {
  inset: 0;
  pointer-events: none;
}
.mortar-lightbox-counter {
  top: 20px;
  inset-inline-start: 20px;
}
.mortar-lightbox-caption {
  inset: auto 0 0;
  pointer-events: auto;
  max-height: 40%;
  overflow: auto;
  background: color-mix(in srgb, var(--ground) 80%, transparent);
  overflow-wrap: anywhere;
}
.mortar-lightbox-text {
  max-width: 45em;
  margin: 0 auto;
  padding: 12px 20px 16px;
}
.mortar-lightbox-text p {
  margin: 0;
  white-space: pre-line;
}
.mortar-lightbox-hint {
  justify-content: space-around;
  pointer-events: none;
  color: #fff;
  font: 96px/1 sans-serif;
  text-shadow: 0 0 8px #000;
  forced-color-adjust: none;
}
.mortar-lightbox-hint:where([data-state="faded"]),
.mortar-lightbox:where([data-state="hidden"]) {
  opacity: 0;
}
@layer mortar {
  .mortar-lightbox-mount-point {
    display: contents !important;
  }
  .mortar-lightbox {
    position: fixed !important;
    display: block !important;
    visibility: visible !important;
  }
  .mortar-lightbox:where([data-state="hidden"]) {
    visibility: hidden !important;
  }
  .mortar-lightbox-contents * {
    display: block !important;
  }
  .mortar-lightbox-contents :where(div, img, button) {
    position: absolute !important;
  }
  .mortar-lightbox-controls {
    display: contents !important;
  }
  .mortar-lightbox-slide,
  .mortar-lightbox-picture,
  .mortar-lightbox-hint {
    display: flex !important;
  }
  .mortar-lightbox-text {
    position: static !important;
  }
}
@media (forced-colors: active) {
  .mortar-lightbox {
    --ground: Canvas;
    --ink: CanvasText;
  }
  .mortar-lightbox-button {
    border-color: ButtonText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .mortar-lightbox,
  .mortar-lightbox-hint {
    transition: opacity 0.3s, visibility 0.3s;
  }
  .mortar-lightbox-overlay {
    animation: mortar-lightbox-fades-in 0.3s;
  }
  .mortar-lightbox-track,
  .mortar-lightbox-slide {
    transition: transform 0.6s cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  @keyframes mortar-lightbox-fades-in {
    from {
      opacity: 0;
    }
  }
}`;
