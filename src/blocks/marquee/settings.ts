import { asRecord, list, ownProperty, readText } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { choice, data, flag, number } from '../../runtime/block/settings';

/** Defaults from the specification (section 3, marquee props). */
export const settings = {
  waveFrequency: number(1, { min: 0 }, 'data-wave-frequency'),
  waveIntensity: number(0, { min: 0 }, 'data-wave-intensity'),
  animationDirection: choice(['left', 'right'], 'data-animation-direction'),
  animationSpeed: number(1, { min: 0, max: 100 }, 'data-animation-speed'),
  pausedOnHover: flag(false, 'data-paused-on-hover'),
  marqueeItems: data(readItems, 'a list such as [{"text":"Words"}]', 'data-marquee-items'),
};

export const description: BlockDescription<typeof settings> = {
  summary: 'Text that runs through the page.',
  settings: {
    waveFrequency: 'How close the waves are: from crest to crest 1000 px at `0`, 250 px at `10`.',
    waveIntensity:
      'How high the waves are: the px from trough to crest, at most 1000. At `0`, the line is straight.',
    animationDirection: 'Where the text runs to.',
    animationSpeed: 'How fast the text runs: 60 px a second at `1`, not at all at `0`.',
    pausedOnHover: 'Whether the text pauses under a pointer or finger.',
    marqueeItems: 'The texts of a block without one, as HTML that is sanitised.',
  },
};

/** Text that is a child of the host itself, with the elements inside it. */
export interface BareText {
  /** As they are now: page translators replace text nodes. */
  nodes(): readonly ChildNode[];
  /** Not on the page; holds copies of the nodes as they are now. */
  copy(): HTMLElement;
}

export interface MarqueeText {
  /** The elements with the server's text, or what stands for text without an element. */
  readonly texts: readonly HTMLElement[];
  /** Text of the host itself, if it has any. */
  readonly bareText: BareText | undefined;
  /** The items of a published page or the settings, if the host has no text. */
  readonly items: readonly (string | DocumentFragment)[];
}

export interface MarqueeContents extends MarqueeText {
  /** The element marked as ready. */
  readonly root: HTMLElement;
  /** The element in which the moving text is rendered. */
  readonly host: HTMLElement;
}

export type MarqueeProps = BlockProps<typeof settings, MarqueeContents>;

/** The HTML of the items. */
function readItems(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return list((item) => readText(undefined)(ownProperty(asRecord(item), 'text')))(data);
}
