/** A film covers its section; a frame cannot be cropped, so it is made larger than its box. */
export const STYLES = `
:is(.sqs-video-background, .sqs-video-background-native) {
  container-type: size;
}
.mortar-background-film {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  object-fit: cover;
  opacity: 0;
  pointer-events: none;
}
iframe.mortar-background-film {
  inset: 50% auto auto 50%;
  width: max(100cqw, 177.78cqh);
  height: max(100cqh, 56.25cqw);
  translate: -50% -50%;
}
.mortar-background-film.mortar-shown {
  opacity: 1;
}
.sqs-video-background .custom-fallback-image,
.sqs-video-background-native__fallback-image {
  width: 100%;
  height: 100%;
  object-fit: cover;
}`;
