import { nativeBridge } from './bridge';

/** Gives the page's scripts the way to the app around them, as `mortar.nativeBridge`. */
export function start(): void {
  Object.assign(window.mortar as object, { nativeBridge });
}
