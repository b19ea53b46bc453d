import * as page from '../../runtime/page';
import type { Runtime } from '../../types';

/** Says that the site could not be reached. A second failure uses the same words' place. */
export function showSystemError(_runtime: Runtime, message?: string): void {
  const overlay = page.all('[role=alertdialog]')[0] ?? page.create('div');
  overlay.setAttribute('role', 'alertdialog');
  overlay.textContent = `Something Went Wrong! Network error ${message ?? ''}`;
  page.body().append(overlay);
}
