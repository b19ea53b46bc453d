/** Style sheets hide the pictures of a gallery section until its script marks them; without it they are shown as they stand. */
export function revealFailedGallery(gallery: HTMLElement): void {
  if (!gallery.matches('[data-controller^=Gallery]')) return;
  for (const item of gallery.querySelectorAll('figure[class*="-item"]'))
    item.setAttribute('data-show', 'true');
  for (const source of gallery.querySelectorAll('.gallery-reel-item-src'))
    source.setAttribute('data-visible', 'true');
  const first = gallery.querySelector('figure[class*="slideshow-item"]');
  first?.setAttribute('data-active', 'true');
  first?.setAttribute('data-in', 'true');
}
