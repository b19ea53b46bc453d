import * as page from '../runtime/page';
import { addStyles } from '../runtime/styles';
import type { Runtime } from '../types';
import type { Lifetime } from './lifetime';

/** An element of ours at the end of the page, with its styles, for as long as the lifetime. */
export function insertMountPoint(
  life: Lifetime,
  runtime: Runtime,
  className: string,
  styles: string,
): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = className;
  life.keep(addStyles(styles, runtime.tag.nonce));
  (openDialog() ?? page.body()).append(mountPoint);
  life.keep(() => mountPoint.remove());
  return mountPoint;
}

/** While a dialog of the page is modal, nothing outside of it can be seen or used. */
function openDialog(): HTMLElement | undefined {
  return [...page.all('dialog:modal')].at(-1);
}
