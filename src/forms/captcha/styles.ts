/** Only what is ours: a vendor's widget has its own styles. */
export const STYLES = `
.mortar-captcha {
  display: block;
  max-width: 100%;
  margin-block: 12px;
}
.mortar-captcha:empty {
  display: none;
}
.mortar-captcha > :is(p, button) {
  all: revert;
  display: block;
  box-sizing: border-box;
  margin: 0 0 8px;
  color: inherit;
  font: inherit;
}
.mortar-captcha > button {
  min-height: 44px;
  margin: 0;
  padding: 8px 16px;
  border: 1px solid;
  border-radius: 6px;
  background: transparent;
  cursor: pointer;
}
.mortar-captcha > button:focus-visible {
  outline: 2px solid;
  outline-offset: 2px;
}`;
