import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import { siteOrigin } from '../../runtime/site-origin';

/** Tells the editor's frame around the page, where there is one, where the pointer is; nothing is sent anywhere else. */
export function trackMouse(site: SiteContext): void {
  const editor = isParentOurs() ? location.origin : siteOrigin(siteDetails(site));
  if (editor && parent !== window) tellEditor(editor);
}

/** An editor may stand on the site's own host. */
function isParentOurs(): boolean {
  try {
    return parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

/** Once a frame, for as long as there is the page. */
function tellEditor(editor: string): void {
  let position: { readonly x: number; readonly y: number } | undefined;
  const notify = () => {
    parent.postMessage({ type: 'mousemove', ...position }, editor);
    position = undefined;
  };
  const follow = ({ clientX: x, clientY: y }: MouseEvent) => {
    if (!position) requestAnimationFrame(notify);
    position = { x, y };
  };
  addEventListener('mousemove', follow, { passive: true });
}
