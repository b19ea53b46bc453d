import * as page from '../../../dom/page';
import { withChunk } from '../../../runtime/with-chunk';
import type { Scope } from '../../common/scope';

/** A title that the style sheet keeps on one line shrinks where it is too long: phones cut it off. */
export function shrinkTitle({ runtime, disposables, signal }: Scope): void {
  const [title] = page.all('#siteTitleWrapper #siteTitle > a');
  if (!title || getComputedStyle(title).whiteSpace !== 'nowrap') return;
  withChunk(runtime, 'text-shrink', async ({ mount }) => {
    const stop = await mount(title, runtime);
    if (signal.aborted) stop();
    else disposables.add(stop);
  });
}
