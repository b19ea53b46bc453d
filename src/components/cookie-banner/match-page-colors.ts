/**
 * Newer published style sheets paint the banner and its paragraphs in the site's colours but not its controls. Those
 * are matched here: the dark theme's pale controls would be invisible on a white page.
 */
export function matchPageColors(banner: HTMLElement): void {
  const paragraph = banner.querySelector('p');
  if (!paragraph) return;
  const { color, backgroundColor: paper } = getComputedStyle(banner);
  const { color: ink } = getComputedStyle(paragraph);
  if (ink === color) return;
  const colors = {
    ink,
    paper,
    soft: `color-mix(in srgb, ${ink} 85%, ${paper})`,
    tint: `color-mix(in srgb, ${ink} 12%, ${paper})`,
  };
  for (const [name, value] of Object.entries(colors))
    banner.style.setProperty(`--cookie-banner-${name}`, value);
}
