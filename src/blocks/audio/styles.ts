import { resetWithin } from '../../components/reset';

export const STYLES = `${resetWithin('mortar-audio')}
.mortar-audio {
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-width: 100%;
  color: inherit;
  font-size: inherit;
  line-height: 1.4;
}
.mortar-audio audio {
  display: block;
  width: 100%;
  min-width: 0;
  max-width: 100%;
}
.mortar-audio p {
  display: block;
  margin: 0;
  overflow-wrap: anywhere;
}
.mortar-audio-title {
  font-weight: 600;
}
.mortar-audio-about {
  font-size: 0.875em;
  opacity: 0.8;
}
.mortar-audio-tools {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  font-size: 0.875em;
}
.mortar-audio-speed select {
  min-height: 32px;
  margin-inline-start: 4px;
  padding-inline: 6px;
  border: 1px solid;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
}
.mortar-audio-speed option {
  background: Canvas;
  color: CanvasText;
}
.mortar-audio-download {
  padding-block: 6px;
  color: inherit;
}
@media print {
  .mortar-audio :is(audio, .mortar-audio-tools) {
    display: none;
  }
}`;
