import { resetWithin } from '../../ui/reset';
import { SPOKEN_STYLES } from '../../ui/spoken';

/** In the page's own colours and letters. */
export const STYLES = `${resetWithin('mortar-cart')}
${SPOKEN_STYLES}
.mortar-cart {
  display: block;
  container-type: inline-size;
  color: inherit;
  font-size: inherit;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
.mortar-cart :where(p, ul, dl, dd, h2) {
  margin: 0;
  padding: 0;
}
.mortar-cart a {
  color: inherit;
}
.mortar-cart .mortar-cart-heading {
  margin-block-end: 0.6em;
  font: inherit;
  font-size: 1.75em;
  line-height: 1.2;
}
.mortar-cart-heading:focus {
  outline: none;
}
.mortar-cart-lines {
  list-style: none;
  border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
}
.mortar-cart-lines:empty {
  display: none;
}
.mortar-cart-line {
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: 8px 20px;
  align-items: start;
  padding-block: 20px;
  border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
}
.mortar-cart-line[aria-busy="true"] {
  cursor: progress;
}
.mortar-cart-picture {
  grid-row: 1 / 3;
  width: 96px;
  height: 96px;
  border-radius: 4px;
  background: color-mix(in srgb, currentcolor 8%, transparent);
  object-fit: cover;
}
.mortar-cart-title {
  font-weight: 600;
}
.mortar-cart-title a:not(:hover) {
  text-decoration: none;
}
.mortar-cart-options,
.mortar-cart-price {
  font-size: 0.9375em;
}
.mortar-cart-total {
  grid-column: 3;
  grid-row: 1;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
}
.mortar-cart-controls {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  grid-column: 2 / 4;
}
.mortar-cart-quantity {
  display: inline-flex;
  gap: 8px;
  align-items: center;
  font-size: 0.9375em;
}
.mortar-cart input {
  width: 4.5em;
  min-height: 44px;
  padding: 4px 8px;
  border: 1px solid;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: center;
}
.mortar-cart-remove {
  min-height: 44px;
  padding: 0 4px;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: 0.9375em;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
}
.mortar-cart-problem {
  grid-column: 2 / 4;
  padding-inline-start: 12px;
  border-inline-start: 4px solid #d4351c;
  font-weight: 600;
}
.mortar-cart-totals {
  display: flex;
  flex-direction: column;
  gap: 16px;
  align-items: end;
  padding-block-start: 24px;
}
.mortar-cart-subtotal {
  display: flex;
  gap: 24px;
  align-items: baseline;
  font-variant-numeric: tabular-nums;
}
.mortar-cart-subtotal dd {
  font-size: 1.375em;
  font-weight: 600;
}
.mortar-cart-button {
  display: inline-block;
  box-sizing: border-box;
  min-width: 12em;
  min-height: 48px;
  padding: 11px 24px;
  border: 1px solid;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.mortar-cart-button:hover {
  background: color-mix(in srgb, currentcolor 12%, transparent);
}
.mortar-cart-checkout {
  box-shadow: inset 0 0 0 1px;
}
.mortar-cart-stopped {
  border-style: dashed;
  box-shadow: none;
}
.mortar-cart-ways {
  padding-block-start: 20px;
  text-align: end;
}
.mortar-cart-empty + .mortar-cart-ways,
.mortar-cart-problem + .mortar-cart-ways {
  text-align: start;
}
.mortar-cart-continue {
  display: inline-block;
  padding-block: 10px;
  text-underline-offset: 0.2em;
}
.mortar-cart :focus-visible {
  outline: 3px solid;
  outline-offset: 2px;
}
@container (max-width: 30em) {
  .mortar-cart-line {
    grid-template-columns: 64px minmax(0, 1fr) auto;
    column-gap: 12px;
  }
  .mortar-cart-picture {
    width: 64px;
    height: 64px;
  }
  .mortar-cart-controls,
  .mortar-cart-line > .mortar-cart-problem {
    grid-column: 1 / 4;
  }
  .mortar-cart-picture {
    grid-row: 1;
  }
  .mortar-cart-totals {
    align-items: stretch;
  }
  .mortar-cart-subtotal {
    justify-content: space-between;
  }
}
@media print {
  .mortar-cart-controls button,
  .mortar-cart-button,
  .mortar-cart-ways {
    display: none;
  }
}`;
