import { resetWithin } from '../../../components/reset';

export const STYLES = `${resetWithin('mortar-search')}
.mortar-search-said {
  position: fixed;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.mortar-search-popup {
  inset: auto;
  position: fixed;
  z-index: 31000;
  margin: 0;
  padding: 6px;
  border: 1px solid rgb(128 128 128 / 0.5);
  border-radius: 12px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: Canvas;
  color: CanvasText;
  box-shadow: 0 8px 28px rgb(0 0 0 / 0.18);
  font-size: 1em;
  line-height: 1.4;
  text-align: start;
}
.mortar-search-popup :is(a, p) {
  display: block;
  margin: 0;
  padding: 11px 12px;
  border-radius: 8px;
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
}
.mortar-search-popup a:hover {
  background: rgb(128 128 128 / 0.12);
}
.mortar-search-popup [aria-selected="true"] {
  background: rgb(128 128 128 / 0.24);
  outline: 2px solid;
  outline-offset: -2px;
}
.mortar-search-popup mark {
  background: none;
  color: inherit;
  font-weight: 700;
}
@media print {
  .mortar-search-popup {
    display: none;
  }
}`;
