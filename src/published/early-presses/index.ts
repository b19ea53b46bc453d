import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { PUBLISHED_BODY } from '../../initializers/on-demand';
import type { EarlyParts } from '../../runtime/replay';
import type { Runtime } from '../../runtime/types';
import { isPress } from './is-press';

/** Controls that do little or nothing without a script. */
const CONTROLS = 'a,button,[role=button],[class*=oggle],[class*=allery-]';

/** Links, fields, blocks, and what we or authors' own scripts draw. */
const OTHERS =
  'a[href]:not([href="#"],[href^="#"][class*=oggle]),input,[data-block-state],.mortar-ui,.sqs-block-code';

/**
 * Presses on parts of a published page outside of blocks whose code hasn't come. In `mortar.js`: until the chunk
 * `published` is here, any control may belong to such a part. Then `waiting-parts.ts` replaces this guess: it knows the
 * parts, and which of them still wait for their code.
 */
export function createEarlyParts({ chunks }: Pick<Runtime, 'chunks'>): EarlyParts {
  return {
    waitingAround(node, event) {
      const closest = memberOf(node, 'closest');
      const isHeld = isPress(node, event) && closest(CONTROLS) && !closest(OTHERS);
      return isHeld && page.body().matches(PUBLISHED_BODY) ? node : undefined;
    },
    mountNow: (node) =>
      chunks
        .load('published')
        .then(({ whenReady }) => whenReady(node))
        .catch(() => {}), // whoever starts it reports it
  };
}
