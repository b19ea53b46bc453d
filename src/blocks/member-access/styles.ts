import { resetWithin } from '../../components/reset';

/** Two halves of a pill, in the page's own colours. */
export const STYLES = `${resetWithin('mortar-pricing')}
.mortar-pricing {
  display: inline-flex;
  flex-wrap: wrap;
  box-sizing: border-box;
  max-width: 100%;
  margin: 0;
  padding: 3px;
  border: 1px solid currentcolor;
  border-radius: 24px;
  color: inherit;
  font-size: inherit;
}
.mortar-pricing-option {
  display: block;
  flex: auto; /* one below the other they fill their lines */
  position: relative;
  text-align: center;
  cursor: pointer;
}
.mortar-pricing input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.mortar-pricing-label {
  display: block;
  padding: 8px 20px;
  border-radius: 20px;
  line-height: 24px;
}
.mortar-pricing-option:hover .mortar-pricing-label {
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.mortar-pricing :checked + .mortar-pricing-label {
  background: color-mix(in srgb, currentcolor 14%, transparent);
  box-shadow: inset 0 0 0 2px;
  font-weight: 600;
  text-decoration: none;
}
.mortar-pricing :focus-visible + .mortar-pricing-label {
  outline: 3px solid;
  outline-offset: 3px;
}
.mortar-pricing .mortar-pricing-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@layer mortar {
  .mortar-pricing-other {
    display: none !important;
  }
}
@media (forced-colors: active) {
  .mortar-pricing :checked + .mortar-pricing-label {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
}
@media print {
  .mortar-pricing {
    display: none;
  }
}`;
