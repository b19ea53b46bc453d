/** A text track of a video. */
export interface Track extends Pick<HTMLTrackElement, 'kind' | 'src' | 'label' | 'default'> {
  readonly srcLang: string;
}

/** A video for the native player. */
export interface VideoFile {
  /** Addresses; the browser plays the first one it supports. */
  readonly sources: readonly string[];
  readonly tracks: readonly Track[];
  /** Whether it is requested with CORS and without cookies, which tracks from another host require. */
  readonly isShared: boolean;
  readonly poster: string | undefined;
  readonly muted: boolean;
  readonly loop: boolean;
  readonly hasControls: boolean;
}
