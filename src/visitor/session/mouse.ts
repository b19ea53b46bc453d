import { guarded } from '../../data/guarded';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import { siteOrigin } from '../../runtime/site-origin';

/** Sends the pointer's position to the editor's parent frame, if there is one; nothing is sent anywhere else. */
export function trackMouse(site: SiteContext): void {
  const editor = isParentOurs() ? location.origin : siteOrigin(siteDetails(site));
  if (editor && parent !== window) notifyEditor(editor);
}

/** An editor may be on the site's own host. */
function isParentOurs(): boolean {
  return guarded(() => parent.location.origin) === location.origin;
}

/** Once per frame, as long as the page lives. */
function notifyEditor(editor: string): void {
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
