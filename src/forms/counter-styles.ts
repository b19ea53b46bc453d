export const COUNTER_STYLES = `
.mortar-counter {
  display: block;
  margin-block-start: 0.25em;
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
  text-align: end;
}
.mortar-counter.error {
  font-weight: 700;
}`;
