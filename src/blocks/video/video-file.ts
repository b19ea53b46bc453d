/** Words that go with a film. */
export interface Track extends Pick<HTMLTrackElement, 'kind' | 'src' | 'label' | 'default'> {
  readonly srcLang: string;
}

/** A film that the browser plays itself. */
export interface VideoFile {
  /** Addresses; the first that the browser can play is taken. */
  readonly sources: readonly string[];
  readonly tracks: readonly Track[];
  /** Whether its host is asked without cookies and has to agree, which the words of another host need. */
  readonly isShared: boolean;
  readonly poster: string | undefined;
  readonly muted: boolean;
  readonly loop: boolean;
  readonly hasControls: boolean;
}
