import { resetWithin } from '../../components/reset';

/** Height in percent of the width that a video has where nobody says otherwise (specification, section 9). */
export const PADDING = 56.3;

/** The largest box of a frame's proportions inside the stage, or the smallest around it. */
const size = (choose: 'min' | 'max') => `
  width: ${choose}(100cqw, 10000cqh / ${PADDING});
  height: ${choose}(100cqh, ${PADDING}cqw);
  flex: none;`;

export const STYLES = `${resetWithin('mortar-video')}
.mortar-video {
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  container-type: size;
  background: #000;
}
.mortar-video:empty {
  display: none;
}
.mortar-video-player {
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
}
.mortar-video[data-mode="fit"] > iframe {${size('min')}
}
.mortar-video[data-mode="fill"] > iframe {${size('max')}
}
.mortar-video[data-mode="fill"] > video {
  object-fit: cover;
}
.mortar-video-cover {
  display: block;
  position: relative;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: linear-gradient(#2b2b2e, #161618);
  cursor: pointer;
}
.mortar-video-icon,
.mortar-video-icon::before {
  all: initial;
  position: absolute;
  inset: 0;
  margin: auto;
  forced-color-adjust: none;
}
.mortar-video-icon {
  box-sizing: border-box;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: rgb(0 0 0 / 0.7);
  box-shadow: 0 0 0 2px rgb(255 255 255 / 0.85);
  cursor: pointer;
}
.mortar-video-icon::before {
  content: "";
  left: 6px;
  width: 24px;
  height: 28px;
  background: #fff;
  clip-path: polygon(0 0, 100% 50%, 0 100%);
}
:hover > .mortar-video-icon {
  background: #000;
}
:focus-visible > .mortar-video-icon {
  outline: 3px solid #fff;
  outline-offset: 5px;
  box-shadow: 0 0 0 2px rgb(255 255 255 / 0.85), 0 0 0 11px rgb(0 0 0 / 0.8);
}`;
