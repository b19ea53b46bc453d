/** Where the list fades out, so that one sees that it goes on. */
const FADE = '2em';

export const STYLES = `
.mortar-menu-scrolls {
  flex-wrap: nowrap;
  justify-content: start !important; /* what is centred could not be scrolled to */
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
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
.mortar-menu-scrolls > :focus-visible {
  outline-offset: -4px; /* the scrolling list would cut it off, and with room for it everything around would move */
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
