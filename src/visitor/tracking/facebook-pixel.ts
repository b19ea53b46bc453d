interface PixelWindow {
  fbq?(command: 'track', event: string, ...data: unknown[]): void;
}

/** Fires an event of the Facebook pixel that the top window carries; does nothing where it has none or is another site's. */
export function firePixel(event: string, ...data: [data?: unknown]): void {
  try {
    (window.top as PixelWindow | null)?.fbq?.('track', event, ...data);
  } catch {
    // The top window belongs to another site.
  }
}
