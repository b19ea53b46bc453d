import { resetWithin } from '../../components/reset';
import type { Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import { mediaAddress } from '../../media/media-address';
import type { MountedBlock } from '../../runtime/block/plain-block';
import styles from './audio.css';
import { createAudio, drawPlayer } from './draw';
import type { settings } from './settings';
import { followAddress } from './start-time';

const STYLES = resetWithin('mortar-audio') + styles;

export type AudioBlock = MountedBlock<typeof settings>;

/** Gives a sound its player, and the author's own player what it lacks: a choice of speed and a link to the file. */
export function startAudio(block: AudioBlock): Dispose | undefined {
  const own = block.element.querySelector('audio');
  const address = addressOf(block, own);
  const audio = own ?? (address ? createAudio(block, address) : undefined);
  if (!audio) return undefined;
  const player = drawPlayer(block, audio, address);
  const removeStyles = addStyles(STYLES, block.runtime.tag.nonce);
  const speed = audio.playbackRate;
  block.element.append(player);
  followAddress(block, audio);
  return () => {
    player.remove();
    removeStyles();
    audio.playbackRate = speed;
  };
}

/** The address that is written, else that of the author's own player. */
function addressOf({ settings: { url } }: AudioBlock, own: HTMLAudioElement | null): string | undefined {
  const source = own?.getAttribute('src') ?? own?.querySelector('source')?.getAttribute('src');
  const address = mediaAddress(url || source, document.baseURI);
  if (url && !address) console.warn(`url must be an https address or one of the site's own, got ${url}`);
  return address;
}
