export const PRINTED_VALUE_STYLES = `
.mortar-printed-value {
  display: none !important;
}
@media print {
  :has(+ .mortar-printed-value) {
    display: none !important;
  }
  .mortar-printed-value {
    display: block !important;
    height: auto !important;
    border-width: 1px;
    border-style: solid;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
}`;
