import { asRecord, number, ownProperty } from './fields';

/**
 * A colour of the author's own as published data has it, as a colour of CSS; saturation, lightness and alpha are
 * fractions. Others belong to the site's palette.
 */
export function customColor(data: unknown): string | undefined {
  const custom = asRecord(ownProperty(asRecord(data), 'customColor'));
  const hsla = asRecord(ownProperty(custom, 'hslaValue'));
  const [hue, saturation, lightness, alpha = 1] = ['hue', 'saturation', 'lightness', 'alpha'].map((name) =>
    number(ownProperty(hsla, name)),
  );
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  return `hsla(${hue}, ${percent(saturation)}, ${percent(lightness)}, ${alpha})`;
}

/** Up to 1 it is a fraction, above that it is percent already (specification, section 5). */
function percent(part: number): string {
  return `${part <= 1 ? part * 100 : part}%`;
}
