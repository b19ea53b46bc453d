import { resetWithin } from '../../components/reset';
import { VISUALLY_HIDDEN_STYLES } from '../../components/visually-hidden';
import { LINE_STYLES } from './line-styles';

/** In the page's own colours and letters. */
export const STYLES = `${resetWithin('mortar-cart')}
${VISUALLY_HIDDEN_STYLES}
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
}${LINE_STYLES}
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
.mortar-cart-why {
  display: block;
  margin-block-end: 12px;
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
