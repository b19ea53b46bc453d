import type { Size } from '../../media/images/settings';

/** What the lightbox shows of one slide. */
export interface LightboxSlide {
  /** The image on the page that says where the full picture is. */
  readonly image: HTMLImageElement | null;
  /** The picture's full size; `undefined` where the page doesn't tell. */
  readonly dimensions: Size | undefined;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  /** The element on the page that the slide belongs to: it opens from there, and focus returns there. */
  readonly origin: HTMLElement;
  /** The small picture on the page, shown until the large one is there. */
  readonly thumbnail: HTMLImageElement | null;
  /** Plays the slide's video where it is on the page. */
  readonly play?: (() => void) | undefined;
}

export interface LightboxOptions {
  readonly count: number;
  /** Reads a slide from the page; only those that are shown are read. */
  slide(index: number): LightboxSlide | undefined;
  /** The slide to begin with. */
  readonly index: number;
  readonly theme: 'light' | 'dark';
  /** Past the last slide comes the first; otherwise the index stays at the ends. */
  readonly loop: boolean;
  /** Ends what is open, when the slides leave the page. */
  readonly signal: AbortSignal;
}
