/**
 * A row that scrolls, whether or not the rest arrives. Published sheets pile all slides up outside the window until a
 * script has placed them; three classes outweigh theirs.
 */
export const STYLES = `
.mortar-list.mortar-list.mortar-list {
  --mortar-gutter: var(--mortar-space) !important;
  display: flex;
  align-items: stretch;
  gap: var(--mortar-space) !important;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  opacity: 1;
}
.mortar-list.mortar-list.mortar-list > * {
  position: relative;
  flex: none;
  width: calc((100% - (var(--mortar-per-row) - 1) * var(--mortar-space)) / var(--mortar-per-row));
  transform: none;
  pointer-events: auto;
  user-select: auto;
  scroll-snap-align: start;
}
.mortar-list.mortar-list .user-items-list-carousel__media {
  height: auto;
}
.mortar-list.mortar-list :is(.user-items-list-carousel__media-inner:not([data-media-aspect-ratio="original"]) .user-items-list-carousel__media, .list-slideshow-image) {
  height: 100%;
}
@media print {
  .mortar-list.mortar-list.mortar-list {
    flex-wrap: wrap;
    overflow: visible;
  }
}`;
