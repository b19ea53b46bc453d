import { resetWithin } from '../reset';

/** In the colours of what it stands in. */
export const STAND_IN_STYLES = `${resetWithin('mortar-stand-in')}
.mortar-stand-in {
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  max-width: 100%;
  padding: 16px;
  color: inherit;
  font-size: 1em;
  line-height: 1.5;
  text-align: center;
  overflow-wrap: anywhere;
}
.mortar-stand-in > p {
  display: block;
  margin: 0;
}
.mortar-stand-in > .mortar-stand-in-status {
  min-height: 1.5em;
}
.mortar-stand-in-line:first-child {
  font-weight: 600;
}
.mortar-stand-in > .mortar-stand-in-ways {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 20px;
  margin-top: 8px;
}
.mortar-stand-in > .mortar-stand-in-ways:first-child {
  margin-top: calc(1.5em + 4px);
}
.mortar-stand-in-button {
  display: inline-block;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.mortar-stand-in-button:hover {
  background: rgb(128 128 128 / 0.2);
}
[aria-busy="true"] > * > .mortar-stand-in-button {
  opacity: 0.6;
  cursor: progress;
}
.mortar-stand-in-link {
  padding-block: 10px;
  color: inherit;
}
.mortar-stand-in :focus-visible {
  outline: 2px solid;
  outline-offset: 2px;
}
@media (forced-colors: active) { /* a ground of its own is not seen there */
  .mortar-stand-in {
    border: 1px solid;
  }
}
@media print {
  .mortar-stand-in-button {
    display: none;
  }
}`;
