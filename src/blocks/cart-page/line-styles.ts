/** The list of what is in the cart. */
export const LINE_STYLES = `
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
}`;
