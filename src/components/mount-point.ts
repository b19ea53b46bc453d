import type { Disposables } from '../data/dispose';
import * as page from '../dom/page';
import { addStyles } from '../dom/styles';
import type { Runtime } from '../runtime/types';

interface MountPoint {
  readonly className: string;
  readonly styles: string;
  /** The body, unless given. */
  readonly parent?: Element;
}

/** Our element at the end of its parent, with its styles; removed on disposal. */
export function insertMountPoint(
  disposables: Disposables,
  runtime: Runtime,
  { className, styles, parent = page.body() }: MountPoint,
): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = className;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  parent.append(mountPoint);
  disposables.add(() => mountPoint.remove());
  return mountPoint;
}

/** The parent in which a modal is visible and usable: an open popup or modal dialog of the page, if there is one. */
export function modalParent(): HTMLElement {
  return [...page.all('dialog:modal, .mortar-popup')].at(-1) ?? page.body();
}
