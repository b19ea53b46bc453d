/** The strip of small pictures; two classes, for a drawn one lies where everything is reset. */
export const STYLES = `
.mortar-gallery-thumbnails.sqs-gallery-design-strip {
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
