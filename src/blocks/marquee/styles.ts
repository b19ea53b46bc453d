import { resetWithin } from '../../components/reset';
import { NARROWEST } from './geometry/region';

/** The text itself is read and focused, but not seen while its copies move. */
const TEXT = `
.mortar-marquee-text:not(:focus-within) {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.mortar-marquee-text:focus-within ~ .mortar-marquee {
  display: none;
}
.mortar-marquee-given {
  margin: 0;
}`;

const COPIES = `
.mortar-marquee {
  display: block;
  min-width: ${NARROWEST}px;
  overflow: hidden;
  user-select: none;
}
.mortar-marquee-track,
.mortar-marquee-copy {
  display: flex;
  align-items: baseline;
  width: max-content;
}
.mortar-marquee-track > *,
.mortar-marquee-copy > * {
  flex: none;
}
.mortar-marquee .mortar-marquee-item {
  margin-block: 0;
}
.mortar-marquee-copy > .mortar-marquee-item {
  max-width: none;
  padding-inline-end: 1em;
  white-space: nowrap;
}
.mortar-marquee svg {
  display: block;
  max-width: none;
}
.mortar-marquee text {
  fill: currentcolor;
  direction: ltr;
  white-space: pre;
}`;

/** Seen by whoever comes near it; on screens without a pointer always. */
const BUTTON = `${resetWithin('mortar-marquee-controls')}
.mortar-marquee-controls {
  position: absolute;
  inset: 0 8px 0 auto;
  display: grid;
  align-items: center;
  pointer-events: none;
}
.mortar-marquee-controls:dir(rtl) {
  inset: 0 auto 0 8px;
}
.mortar-marquee-controls button {
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.92);
  box-shadow: 0 1px 6px rgb(0 0 0 / 0.25);
  color: #1d1d1f;
  cursor: pointer;
  pointer-events: auto;
}
.mortar-marquee-controls button:focus-visible {
  outline: 3px solid #fff;
  outline-offset: 0;
  box-shadow: 0 0 0 6px #1d1d1f;
}
.mortar-marquee-controls button::before {
  box-sizing: border-box;
  width: 10px;
  height: 12px;
  border: solid;
  border-width: 0 3px;
  content: "";
}
.mortar-marquee-controls .mortar-marquee-play::before {
  margin-left: 3px;
  border-color: transparent transparent transparent currentcolor;
  border-width: 6px 0 6px 10px;
}
@media (hover: hover) {
  :not(:hover) > .mortar-marquee-controls > .mortar-marquee-pause:not(:focus-visible) {
    opacity: 0;
  }
}
@media (forced-colors: active) {
  .mortar-marquee-controls button {
    border-color: ButtonText;
  }
  .mortar-marquee-controls button::before {
    forced-color-adjust: none; /* what is transparent would be painted as well */
    color: ButtonText;
  }
}`;

const PRINT = `
@media print {
  .mortar-marquee,
  .mortar-marquee-controls {
    display: none;
  }
  .mortar-marquee-text:not(:focus-within) {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    white-space: normal;
  }
}`;

export const STYLES = TEXT + COPIES + BUTTON + PRINT;
