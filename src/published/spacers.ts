/** Older spacers say their height in percent of their width, some beside one in px; this is the part that gets it. */
export const SPACE = '.sqs-block-spacer[data-aspect-ratio] > .sqs-block-content';

/** The padding that gives it this height. */
export function spaceIn({ parentElement: spacer }: Element): string {
  return `${spacer?.getAttribute('data-aspect-ratio')}%`;
}
