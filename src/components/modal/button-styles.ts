/** Light or dark as the page itself is; browsers without `light-dark()` get the light one. */
export const BUTTON_STYLES = `
.mortar-buttons {
  flex-wrap: wrap;
  gap: 8px;
  margin: 20px 0 0;
}
.mortar-button {
  flex: 1 1 7em;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid #87868a;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
}
.mortar-button:hover {
  background: #efeeec;
  background: light-dark(#efeeec, #38383b);
}
.mortar-button:where([data-primary="true"]) {
  border-color: transparent;
  background: #1d1d1f;
  background: light-dark(#1d1d1f, #f3f2f0);
  color: #fff;
  color: light-dark(#fff, #1d1d1f);
}
.mortar-button:where([data-primary="true"]):hover {
  background: #424246;
  background: light-dark(#424246, #d3d2cf);
}
.mortar-button:focus-visible {
  outline: 2px solid #1d1d1f;
  outline-color: light-dark(#1d1d1f, #f3f2f0);
  outline-offset: 2px;
}
@layer mortar {
  .mortar-buttons {
    display: flex !important;
  }
  .mortar-button {
    display: block !important;
  }
}
@media (forced-colors: active) {
  .mortar-button,
  .mortar-button:where([data-primary="true"]) {
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
}`;
