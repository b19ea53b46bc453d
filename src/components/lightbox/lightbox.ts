import type { ErrorPlace, Runtime } from '../../runtime/types';
import type { LightboxState } from './lightbox-state';

export const WHERE: ErrorPlace = { kind: 'ui', name: 'lightbox' };

/** An open lightbox, with the elements that are there from its first frame on. */
export interface Lightbox {
  readonly runtime: Runtime;
  readonly state: LightboxState;
  /** What a step to the right is: 1, or -1 where the page runs from right to left. */
  readonly forward: number;
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  /** What the slides lie on; it follows a finger. */
  readonly track: HTMLElement;
  /** Where its controls are drawn. */
  readonly controls: HTMLElement;
  /** The id of what is said of the slide that is shown. */
  readonly captionId: string;
}
