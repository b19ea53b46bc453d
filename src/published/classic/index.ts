import { whenParsed } from '../../dom/page';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { startFolders } from './folders';
import { revealContent } from './reveal';
import { loadTemplateImages } from './template-images';
import { startToggles } from './toggles';

export { createPart } from './template-part';

/**
 * What the scripts of a version 7.0 template would have done, by what such templates have in common: their style
 * sheets wait for marks, their menus open by a class. Each part runs on its own.
 */
export function start(runtime: Runtime): void {
  const parts = { revealContent, loadTemplateImages, startToggles, startFolders };
  whenParsed(() => {
    for (const [name, run] of Object.entries(parts))
      attempt(runtime, `published-classic ${name}`, () => run(runtime));
  });
}
