import type { Dispose } from '../../data/dispose';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { filmIn } from './film';
import { startHosted } from './hosted';
import { showInvalid } from './invalid';
import type { settings } from './settings';
import { showFilm } from './show-film';

export type VideoBlock = MountedBlock<typeof settings>;

/** Players that the author put there himself are his. */
const OWN_PLAYERS = 'iframe, video';

export function startVideo(block: VideoBlock): Dispose | undefined {
  const { element, settings } = block;
  if (settings.hosted) return startHosted(block, settings.hosted);
  const film = filmIn(block);
  if (film) return showFilm(block, film);
  return element.querySelector(OWN_PLAYERS) ? undefined : showInvalid(block);
}
