import { resetWithin } from '../../../components/reset';

/** Buttons over the slides; legible on any picture. In low galleries the one that stops lies beside the next button. */
export const CONTROL_STYLES = `
${resetWithin('mortar-gallery-controls')}
.mortar-gallery-controls {
  position: relative;
  z-index: 1;
  display: block;
  height: 0;
}
.mortar-gallery-controls:not([style]) {
  visibility: hidden; /* until it is known where the middle is */
}
.mortar-gallery-button {
  position: absolute;
  top: var(--mortar-middle, 0);
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: -22px 0 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.92);
  box-shadow: 0 1px 6px rgb(0 0 0 / 0.25);
  color: #1d1d1f;
  cursor: pointer;
}
.mortar-gallery-previous {
  inset-inline-start: 12px;
}
.mortar-gallery-next {
  inset-inline-end: 12px;
}
:is(.mortar-gallery-stop, .mortar-gallery-start) {
  inset-inline-end: calc(12px + clamp(0px, (80px - var(--mortar-middle, 0px)) * 99, 50px));
  top: 12px;
  margin: 0;
}
.mortar-gallery-button:hover {
  background: #fff;
}
.mortar-gallery-button:focus-visible {
  outline: 3px solid #fff;
  outline-offset: 0;
  box-shadow: 0 0 0 6px #1d1d1f;
}
.mortar-gallery-button.disabled {
  opacity: 0.4;
  cursor: default;
}
.mortar-gallery-button::before {
  width: 8px;
  height: 8px;
  border: solid;
  border-width: 2px 2px 0 0;
  rotate: var(--mortar-turn);
  content: "";
}
.mortar-gallery-next,
.mortar-gallery-previous:dir(rtl) {
  --mortar-turn: 45deg;
}
.mortar-gallery-previous,
.mortar-gallery-next:dir(rtl) {
  --mortar-turn: -135deg;
}
.mortar-gallery-stop::before {
  height: 14px;
  border-width: 0 3px;
}
.mortar-gallery-start::before {
  width: 0;
  height: 0;
  margin-left: 3px;
  border-color: transparent transparent transparent currentcolor;
  border-width: 8px 0 8px 13px;
}
@media (forced-colors: active) {
  .mortar-gallery-button {
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
  .mortar-gallery-button.disabled {
    color: GrayText;
    opacity: 1;
  }
}
@media print {
  .mortar-gallery-controls {
    display: none;
  }
}`;

/** A strip of buttons with small pictures. */
export const THUMBNAIL_STYLES = `
${resetWithin('mortar-gallery-drawn-thumbnails')}
.mortar-gallery-drawn-thumbnails {
  display: block;
}
.mortar-gallery-drawn-thumbnails button {
  flex: none;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  opacity: 0.6;
  cursor: pointer;
}
.mortar-gallery-drawn-thumbnails :is(.sqs-active-slide, button:hover) {
  opacity: 1;
}
.mortar-gallery-drawn-thumbnails .sqs-active-slide {
  box-shadow: inset 0 -3px currentcolor;
}
.mortar-gallery-drawn-thumbnails button:focus-visible {
  outline: 2px solid currentcolor;
  outline-offset: -2px;
}
.mortar-gallery-drawn-thumbnails img {
  display: block;
  width: auto;
  height: calc(100% - 5px);
}`;
