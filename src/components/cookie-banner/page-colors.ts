/**
 * Style sheets of newer published sites paint the banner and its paragraphs in the site's own colours. Its controls,
 * which they leave alone, follow: pale ones of the dark theme would be lost on a white page.
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
