import { resetWithin } from '../../components/reset';
import { VISUALLY_HIDDEN_STYLES } from '../../components/visually-hidden';

/** In the page's own colours and letters. */
export const STYLES = `${resetWithin('mortar-reviews')}
${VISUALLY_HIDDEN_STYLES}
.mortar-reviews {
  display: block;
  max-width: 40em;
  color: inherit;
  font-size: inherit;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
.mortar-reviews :where(p, h2, fieldset) {
  margin: 0;
  padding: 0;
  border: 0;
}
.mortar-reviews .mortar-reviews-heading {
  margin-block-end: 0.6em;
  font: inherit;
  font-size: 1.75em;
  line-height: 1.2;
}
.mortar-reviews .mortar-reviews-product {
  position: relative;
  min-width: 0;
  min-height: 144px;
  padding-block: 24px;
  border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
}
.mortar-reviews-product:has(.mortar-reviews-picture) {
  padding-inline-start: 120px;
}
.mortar-reviews-picture {
  position: absolute;
  inset-block-start: 24px;
  inset-inline-start: 0;
  width: 96px;
  height: 96px;
  border-radius: 4px;
  object-fit: cover;
}
.mortar-reviews-title {
  float: inline-start;
  width: 100%;
  padding: 0;
  font-weight: 600;
}
.mortar-reviews-stars {
  clear: both;
}
.mortar-reviews-choices {
  display: flex;
  margin-inline-start: -8px;
}
.mortar-reviews-choice {
  position: relative;
  width: 44px;
  height: 44px;
  cursor: pointer;
}
.mortar-reviews-star {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.mortar-reviews-sign {
  display: block;
  border-radius: 8px;
  font-size: 30px;
  line-height: 44px;
  text-align: center;
}
.mortar-reviews-choices:not(:has(:checked)) .mortar-reviews-sign,
.mortar-reviews-choice:has(:checked) ~ .mortar-reviews-choice .mortar-reviews-sign {
  -webkit-text-fill-color: transparent;
  -webkit-text-stroke: 1px;
}
.mortar-reviews-star:focus-visible + .mortar-reviews-sign {
  outline: 3px solid;
  outline-offset: -3px;
}
.mortar-reviews-label {
  display: block;
  margin-block-start: 8px;
}
.mortar-reviews-label-text {
  display: block;
  margin-block-end: 4px;
  font-size: 0.9375em;
}
.mortar-reviews-text {
  display: block;
  width: 100%;
  padding: 10px 12px;
  border: 1px solid;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  resize: vertical;
}
.mortar-reviews-problem:not(:empty) {
  margin-block: 8px;
  padding-inline-start: 12px;
  border-inline-start: 4px solid #d4351c;
  font-weight: 600;
}
.mortar-reviews-button {
  min-height: 48px;
  margin-block-start: 8px;
  padding: 11px 28px;
  border: 2px solid;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.mortar-reviews-button:hover {
  background: color-mix(in srgb, currentcolor 12%, transparent);
}
.mortar-reviews-button[aria-disabled="true"] {
  opacity: 0.6;
  cursor: progress;
}
.mortar-reviews :is(textarea, button, p):focus-visible {
  outline: 3px solid;
  outline-offset: 2px;
}
@media (max-width: 480px) {
  .mortar-reviews-product:has(.mortar-reviews-picture) {
    padding-inline-start: 0;
    padding-block-start: 132px;
  }
}
@media print {
  .mortar-reviews-form {
    display: none;
  }
}`;
