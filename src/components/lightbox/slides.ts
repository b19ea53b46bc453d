import type { Size } from '../../media/images/dimensions';

/** A slide as shown in the lightbox. */
export interface LightboxSlide {
  /** The image on the page that provides the full picture's address. */
  readonly image: HTMLImageElement | null;
  /** The picture's full size; `undefined` if unknown. */
  readonly dimensions: Size | undefined;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  /** The slide's element on the page: the lightbox opens from it, and focus returns to it. */
  readonly origin: HTMLElement;
  /** The thumbnail on the page, shown until the full picture has loaded. */
  readonly thumbnail: HTMLImageElement | null;
  /** The full picture, if it was requested before the lightbox opened. */
  readonly requested?: HTMLImageElement | undefined;
  /** Plays the slide's video in place on the page. */
  readonly play?: (() => void) | undefined;
}

export interface LightboxOptions {
  readonly count: number;
  /** Reads a slide from the page; only called for slides that are shown. */
  slide(index: number): LightboxSlide | undefined;
  /** The first slide to show. */
  readonly index: number;
  readonly theme: 'light' | 'dark';
  /** Wraps around at the ends; otherwise the index stops there. */
  readonly loop: boolean;
  /** Aborted when the slides leave the page; closes the lightbox. */
  readonly signal: AbortSignal;
}
