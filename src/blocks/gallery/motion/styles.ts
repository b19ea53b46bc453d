/** The strip of small pictures. */
export const STYLES = `
.mortar-gallery-thumbnails {
  position: relative;
  display: flex;
  overflow: auto hidden;
  scrollbar-width: none;
}
.mortar-gallery-thumbnails img {
  flex: none;
  width: auto;
  height: 100%;
  cursor: pointer;
}`;
