import type { Runtime } from '../../types';

/** What the lightbox shows of one slide. */
export interface LightboxSlide {
  /** What the slide is found by in addresses. */
  readonly id: string;
  readonly url: string;
  /** The picture without its size, or as the page has it. */
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  /** The element on the page that the slide belongs to; it opens from there and focus returns there. */
  readonly origin: HTMLElement;
}

export interface LightboxOptions {
  readonly slides: readonly LightboxSlide[];
  /** The slide to begin with. */
  readonly index: number;
  readonly theme: 'light' | 'dark';
  /** Past the last slide comes the first; otherwise the index stays at the ends. */
  readonly loop: boolean;
}

/** Shows slides over the whole window. Resolves once it is open. */
export async function openLightbox(_runtime: Runtime, _options: LightboxOptions): Promise<void> {}
