import { customColor } from '../../data/custom-color';
import { asRecord, ownProperty, readNumber, readText } from '../../data/fields';

/** A CSS length: number and unit. */
interface Length {
  readonly value: number;
  readonly unit: string;
}

interface DropShadow {
  /** Degrees. */
  readonly angle: number;
  readonly distance: Length;
  readonly blur: Length;
  /** A CSS colour. */
  readonly color: string;
}

const DEFAULT_COLOR = 'rgba(0, 0, 0, 0.5)';

/** Allowed units of a shadow. */
const UNIT = /^(px|em|rem|vw|vh)$/;

/** Parses the setting of a published page; `undefined` if malformed. */
export function readDropShadow(data: unknown): DropShadow | undefined {
  const fields = asRecord(data);
  const angle = readNumber(ownProperty(fields, 'angle'));
  const distance = readLength(ownProperty(fields, 'distance'));
  const blur = readLength(ownProperty(fields, 'blur'));
  const color = readColor(ownProperty(fields, 'color'));
  if (angle === undefined || !distance || !blur || blur.value < 0 || !color) return undefined;
  return { angle, distance, blur, color };
}

/** Published pages have an object, authors a CSS colour. */
function readColor(data: unknown): string | undefined {
  if (typeof data === 'string') return CSS.supports('color', data) ? data : undefined;
  return customColor(data) ?? DEFAULT_COLOR;
}

/**
 * A shadow's offset to the right and down, in the distance's unit. Uses 180 minus the angle; cosine and sine are each
 * rounded to an integer (specification, section 9).
 */
export function dropShadowOffset({ angle, distance }: { angle: number; distance: number }): {
  x: number;
  y: number;
} {
  const radians = ((180 - angle) * Math.PI) / 180;
  const along = (part: number) => Math.round(part) * distance + 0; // avoids -0
  return { x: along(Math.cos(radians)), y: along(Math.sin(radians)) };
}

export function dropShadowFilter({ angle, distance: { value, unit }, blur, color }: DropShadow): string {
  const { x, y } = dropShadowOffset({ angle, distance: value });
  return `drop-shadow(${x}${unit} ${y}${unit} ${blur.value}${blur.unit} ${color})`;
}

function readLength(data: unknown): Length | undefined {
  const fields = asRecord(data);
  const value = readNumber(ownProperty(fields, 'value'));
  const unit = readText('px')(ownProperty(fields, 'unit'));
  return value !== undefined && UNIT.test(unit) ? { value, unit } : undefined;
}
