import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';

let holders = 0;
let attributes: ServerAttributes | undefined;

/** The page behind does not scroll while any dialog holds it. */
export function holdPageStill(runtime: Runtime): Dispose {
  if (holders++ === 0) attributes = lock(runtime);
  return () => {
    if (--holders === 0) attributes?.restore();
  };
}

/** The element whose overflow is the window's: with the other one, sticky parts of the page would lose their hold. */
function lock(runtime: Runtime): ServerAttributes {
  const attributes = runtime.keepAttributes();
  const root = page.root();
  const scroller = getComputedStyle(root).overflowY === 'visible' ? page.body() : root;
  if (innerWidth > root.clientWidth) attributes.style(root, 'scrollbar-gutter', 'stable');
  attributes.style(scroller, 'overflow', 'hidden');
  return attributes;
}
