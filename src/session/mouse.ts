import type { SiteContext } from '../runtime/site-context';
import type { Stop } from '../types';

/** Tells the editor's frame around the page where the pointer is, once a frame. Nothing is sent anywhere else. */
export function trackMouse({ website, appDomain }: SiteContext): Stop {
  const editor = `https://${website.identifier}.${appDomain}`;
  let position: { readonly x: number; readonly y: number } | undefined;
  const tell = () => {
    parent.postMessage({ type: 'mousemove', ...position }, editor);
    position = undefined;
  };
  const follow = ({ clientX: x, clientY: y }: MouseEvent) => {
    if (!position) requestAnimationFrame(tell);
    position = { x, y };
  };
  addEventListener('mousemove', follow, { passive: true });
  return () => removeEventListener('mousemove', follow);
}
