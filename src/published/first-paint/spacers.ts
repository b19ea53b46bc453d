import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

/**
 * Older spacers and maps say their height in percent of their width, some beside one in px; this is the part that gets it.
 * A map in a grid has the height of its cell.
 */
export const SPACE =
  ':is(.sqs-block-spacer, .sqs-block-map:not(.fluid-engine *))[data-aspect-ratio] > .sqs-block-content';

/** The padding that gives it this height. */
export function spaceIn({ parentElement: spacer }: Element): string {
  return `${spacer?.getAttribute('data-aspect-ratio')}%`;
}

export function reserveSpacers(attributes: ServerAttributes): void {
  for (const space of page.all(SPACE)) attributes.style(space, 'padding-bottom', spaceIn(space));
}
