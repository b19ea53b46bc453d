import { nativeBridge } from './bridge';

/** Provides the bridge to page scripts as `mortar.nativeBridge`. */
export function start(): void {
  Object.assign(window.mortar as object, { nativeBridge });
}
