import type { ServerAttributes } from '../dom/attributes';

/** A page that was saved from a browser holds players, which would play beside ours, or cover what follows. */
export function retirePlayers(players: Iterable<HTMLElement>, attributes: ServerAttributes): void {
  for (const player of players) {
    attributes.style(player, 'display', 'none');
    for (const video of player.matches('video') ? [player] : player.querySelectorAll('video')) {
      attributes.set(video, 'autoplay', null);
      (video as HTMLVideoElement).pause();
    }
  }
}
