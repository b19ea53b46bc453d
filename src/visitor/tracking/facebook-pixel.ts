import { guarded } from '../../data/guarded';

interface PixelWindow {
  fbq?(command: 'track', event: string, ...data: unknown[]): void;
}

/**
 * Fires an event of the Facebook pixel in the top window; does nothing if there is none or the window is cross-origin.
 */
export function firePixel(event: string, ...data: [data?: unknown]): void {
  guarded(() => (window.top as PixelWindow | null)?.fbq?.('track', event, ...data));
}
