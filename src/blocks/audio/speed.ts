import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { AudioBlock } from './audio';

/** Speeds of playback, as times the recorded one. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** A choice of the speed at which a sound plays; it follows a change from elsewhere. */
export function drawSpeed({ runtime, signal }: AudioBlock, audio: HTMLAudioElement): HTMLElement {
  const label = page.create('label');
  const select = page.create('select');
  label.className = 'mortar-audio-speed';
  label.append(t(runtime, 'Speed'), ' ', select);
  select.append(...SPEEDS.map(optionFor));
  const showSpeed = () => {
    select.value = String(audio.playbackRate);
  };
  const setSpeed = () => {
    audio.playbackRate = Number(select.value);
  };
  select.addEventListener('change', setSpeed, { signal });
  audio.addEventListener('ratechange', showSpeed, { signal });
  showSpeed();
  return label;
}

function optionFor(speed: number): HTMLOptionElement {
  const option = page.create('option');
  option.value = String(speed);
  option.textContent = `${speed}×`;
  return option;
}
