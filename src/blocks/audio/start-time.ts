import { fold } from '../../data/indexes';

/**
 * The start time in seconds from the address: `#t=90` or `#t=1:30` for the page's first player, `#<id>&t=90` for the
 * one with that id. `undefined` if it is for another player.
 */
export function startTimeIn(hash: string, id: string, isFirst: boolean): number | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [name] = [...parts.keys()];
  const isMeant = name === 't' ? isFirst : id !== '' && name === id;
  return isMeant ? secondsIn(parts.get('t') ?? '') : undefined;
}

/** `90`, `1:30` or `0:01:30`, as in media fragments. */
function secondsIn(time: string): number | undefined {
  if (!/^(\d+:){0,2}\d+(\.\d+)?$/.test(time)) return undefined;
  return fold(time.split(':'), 0, (seconds, part) => seconds * 60 + Number(part));
}
