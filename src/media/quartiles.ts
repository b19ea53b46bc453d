/** Parts of a sound in percent that are told of, each when it has been heard. */
export const QUARTILES = [25, 50, 75, 100] as const;

export type Quartile = (typeof QUARTILES)[number];

/** The quartiles that playing from one time to another has passed; all in seconds. None where the end is not known. */
export function quartilesPassed(from: number, to: number, duration: number): Quartile[] {
  if (!(duration > 0 && Number.isFinite(duration))) return [];
  return QUARTILES.filter((quartile) => {
    const at = (quartile / 100) * duration;
    return from < at && to >= at;
  });
}
