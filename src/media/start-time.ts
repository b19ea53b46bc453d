/**
 * The time in seconds that an address gives for a sound: `#t=90` or `#t=1:30` for the page's first one, and
 * `#<id>&t=90` for the one with the id. `undefined` where it is not meant.
 */
export function startTimeIn(hash: string, id: string, isFirst: boolean): number | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [name] = [...parts.keys()];
  const isMeant = name === 't' ? isFirst : id !== '' && name === id;
  return isMeant ? secondsIn(parts.get('t') ?? '') : undefined;
}

/** `90`, `1:30` or `0:01:30`, the forms of the media fragments recommendation. */
function secondsIn(time: string): number | undefined {
  if (!/^(\d+:){0,2}\d+(\.\d+)?$/.test(time)) return undefined;
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
