import type { ErrorPlace } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import type { LightboxState } from './lightbox-state';

export const WHERE: ErrorPlace = { kind: 'ui', name: 'lightbox' };

/** An open lightbox, with the elements of its first frame. */
export interface Lightbox {
  readonly runtime: Runtime;
  readonly state: LightboxState;
  /** The step to the right: 1, or -1 on a right-to-left page. */
  readonly forward: number;
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  /** Holds the slides and follows the finger. */
  readonly track: HTMLElement;
  readonly controls: HTMLElement;
  /** The id of the current slide's caption. */
  readonly captionId: string;
}
