import { bowls, counter, hills, jug, kiln, loaves, plates, type Scene, tiles, wheat } from './scenes.ts';

/** A picture of the site: its own size and how it is drawn. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly scene: Scene;
}

/** Every picture by its name. `tiles-7` is another one of the same kind and size as `tiles`. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  loaves: { width: 2500, height: 1667, scene: loaves },
  tiles: { width: 2500, height: 1667, scene: tiles },
  bowls: { width: 2500, height: 1667, scene: bowls },
  hills: { width: 2500, height: 1667, scene: hills },
  kiln: { width: 2500, height: 1667, scene: kiln },
  wheat: { width: 2000, height: 1500, scene: wheat },
  jug: { width: 1600, height: 2400, scene: jug },
  plates: { width: 2000, height: 2000, scene: plates },
  counter: { width: 2500, height: 1000, scene: counter },
};

export const WIDTHS: readonly number[] = [2500, 1500, 1000, 750, 500, 300, 100];

export function pictureNamed(name: string): Picture | undefined {
  return PICTURES[name.replace(/-\d+$/, '')];
}

/** Draws a picture at a width; it is never larger than the original. */
export function drawPicture(name: string, { width, height, scene }: Picture, wanted: number) {
  const shown = Math.min(wanted, width);
  const tall = Math.round((1000 * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${Math.round((shown * height) / width)}" viewBox="0 0 1000 ${tall}">${scene(randomFrom(name), tall)}</svg>`;
}

/** Numbers from 0 to 1 that are always the same for the same name. */
function randomFrom(name: string) {
  let state = hashOf(name);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. */
function hashOf(text: string) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash;
}
