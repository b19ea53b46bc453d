/** Room for the outline of a tab that has the focus, which a scrolling list would cut off. */
const OUTLINE = '6px';

/** Where the list fades out, so that one sees that it goes on. */
const FADE = '2em';

export const STYLES = `
.mortar-menu-scrolls {
  flex-wrap: nowrap;
  justify-content: start !important; /* what is centred could not be scrolled to */
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  margin: -${OUTLINE};
  padding: ${OUTLINE};
  padding-inline-end: ${FADE};
  scroll-padding-inline: ${FADE};
  mask-image: linear-gradient(to left, transparent, #000 ${FADE});
}
.mortar-menu-scrolls:dir(rtl) {
  mask-image: linear-gradient(to right, transparent, #000 ${FADE});
}
.mortar-menu-scrolls > * {
  flex: none;
  white-space: nowrap;
}
[role="tab"].menu-select-labels {
  cursor: pointer;
}
.mortar-menu-hidden {
  height: 0 !important;
  min-height: 0 !important;
  margin-block: 0 !important;
  border-block: 0 !important;
  padding-block: 0 !important;
}
@media (forced-colors: active) { /* a page's own lines and colours are all alike there */
  .menu-selector > [role="tab"][aria-selected="true"] {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
}
@media print {
  .mortar-menu-hidden {
    display: block !important;
    height: auto !important;
    content-visibility: visible !important;
  }
}`;
