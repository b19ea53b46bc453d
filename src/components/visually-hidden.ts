/** For those who hear a page: out of sight, but there. */
export const VISUALLY_HIDDEN_STYLES = `
.mortar-spoken {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}`;
