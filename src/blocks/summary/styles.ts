/** Stronger than what a gallery on the same page says of the classes that the two share. */
export const STYLES = `
.mortar-summary:is(.mortar-summary-grid, .mortar-summary-autogrid) {
  display: grid;
  grid-template-columns: var(--mortar-columns);
  align-items: start;
  gap: var(--mortar-gutter);
  height: auto;
}
.mortar-summary > .summary-item {
  float: none;
  min-width: 0;
  max-width: 100%;
  margin: 0;
}
.mortar-summary-autocolumns {
  position: relative;
}
.mortar-summary-autocolumns > .summary-item {
  position: absolute;
  width: var(--mortar-column) !important;
}
.mortar-summary.mortar-summary-list {
  display: grid;
  gap: var(--mortar-gutter);
}
.mortar-summary-list > .summary-item {
  display: grid;
  grid-template: auto / minmax(0, 1fr);
  column-gap: min(var(--mortar-gutter), 8%);
  width: auto;
}
.mortar-summary-list > .summary-item:has(.summary-thumbnail) {
  grid-template-columns: minmax(0, var(--mortar-list-size)) minmax(0, 1fr);
}
.mortar-summary-list > .summary-item > * {
  grid-area: auto;
  float: none;
  width: auto;
  margin-inline: 0;
}
.mortar-summary-list-right > .summary-item:has(.summary-thumbnail) {
  grid-template-columns: minmax(0, 1fr) minmax(0, var(--mortar-list-size));
}
.mortar-summary-list-right > .summary-item > .summary-content {
  grid-area: 1 / 1;
}
.mortar-summary-list-right > .summary-item > .summary-thumbnail-outer-container {
  grid-area: 1 / 2;
}
.mortar-summary.mortar-summary-carousel {
  display: flex;
  align-items: flex-start;
  gap: var(--mortar-gutter);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
}
.mortar-summary-carousel > .summary-item {
  position: static;
  flex: none;
  width: calc((100% - (var(--mortar-per-row) - 1) * var(--mortar-gutter)) / var(--mortar-per-row)) !important;
  scroll-snap-align: start;
}
.mortar-summary .mortar-summary-image {
  display: block;
  position: static !important;
  width: 100% !important;
  max-width: none;
  height: auto !important;
  aspect-ratio: var(--mortar-ratio) !important;
  object-fit: cover !important;
}
.mortar-summary-whole .mortar-summary-image {
  object-fit: contain !important;
}
.sqs-gallery-design-carousel > .summary-item-list-container {
  flex: 1 0 100%;
  min-width: 0;
}
:where(.summary-carousel-pager-prev, .summary-carousel-pager-next) {
  display: inline-block;
  min-width: 24px;
  min-height: 24px;
  text-align: center;
  cursor: pointer;
}
:where(.summary-carousel-pager-prev, .summary-carousel-pager-next).disabled {
  opacity: 0.4;
  cursor: default;
}
@media print {
  .mortar-summary.mortar-summary-carousel {
    flex-wrap: wrap;
    overflow: visible;
  }
}`;
