/**
 * Whether a colour is dark: luminance below 0.65 of 256 (specification, section 9, images). Accepts `#rgb`, `#rrggbb`
 * and `rgb(…)`, where alpha doesn't count, or a list of channels from 0 to 255; anything else, such as a colour's name,
 * is not dark.
 */
export function isDarkColor(color: string | readonly [red: number, green: number, blue: number]): boolean {
  const channels = typeof color === 'string' ? channelsOf(color) : color;
  if (channels?.length !== 3 || !channels.every(Number.isFinite)) return false;
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 0.65 * 256;
}

function channelsOf(text: string): number[] | undefined {
  const hex = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())?.[1];
  if (hex)
    return (hex.match(hex.length <= 4 ? /./g : /../g) ?? [])
      .slice(0, 3)
      .map((part) => Number.parseInt(part.padEnd(2, part), 16));
  const list = /^rgba?\(([^)]*)\)$/i.exec(text.trim())?.[1]?.trim();
  return list
    ?.split(/[\s,/]+/)
    .slice(0, 3)
    .map(Number);
}
