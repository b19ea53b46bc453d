import { BLOCK_SETTINGS } from 'mortar:blocks';
import { embedFor } from '../../media/embed';
import { PROVIDERS } from '../../media/providers';
import type { Finding } from './fault';
import { givenIn } from './settings';

/** The address of the frame in HTML. */
const FRAME = /<iframe\b[^<>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i;

/** A sound's file, which may be in the author's own player. */
export function* lintSound(block: Element): Iterable<Finding> {
  if (block.querySelector('audio') || givenIn(block, 'url', BLOCK_SETTINGS.audio).some(([, url]) => url))
    return;
  yield {
    code: 'missing-setting',
    element: block,
    message: 'The audio block has neither an address nor an <audio>.',
    suggestion: 'Add data-url="…" to the block.',
  };
}

/** A video's player, of which only those of known providers are shown. */
export function* lintPlayer(block: Element): Iterable<Finding> {
  for (const [, html] of givenIn(block, 'html', BLOCK_SETTINGS.video)) {
    const address = FRAME.exec(`${html}`)?.[1]?.replaceAll('&amp;', '&');
    if (!address || embedFor(address)) continue;
    yield {
      code: 'wrong-value',
      element: block,
      message: `html has a player that is not shown: ${address}.`,
      suggestion: `Use the address of a player by ${PROVIDERS.map(({ name }) => name).join(', ')}.`,
    };
  }
}
