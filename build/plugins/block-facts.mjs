import { join } from 'node:path';
import { evaluate } from '../evaluate.mjs';
import { ROOT } from '../options.mjs';
import { virtualModule } from './virtual-module.mjs';

const NAME = 'mortar:blocks';

/** The exports of a block's `settings.ts` by their names in `mortar:blocks`; not every block has all of them. */
const FACTS = {
  BLOCK_SETTINGS: 'settings',
  BLOCK_DESCRIPTIONS: 'description',
  REQUIRED_SELECTORS: 'requiredSelector',
  REQUIRED_SETTINGS: 'requiredSettings',
};

/**
 * The module `mortar:blocks`: the exports of every block's `settings.ts`, by block name. A chunk includes only what it
 * uses.
 */
export async function blockFacts() {
  return virtualModule(NAME, await factsModule());
}

/** The same for unit tests. */
export const blockFactsInVite = {
  name: NAME,
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) => (id === `\0${NAME}` ? factsModule() : undefined),
};

async function factsModule() {
  const { registry } = await evaluate('src/blocks/registry.ts');
  const names = [...new Set(registry.map(({ name }) => name))].sort();
  const blocks = await evaluate('blocks', [virtualModule('blocks', names.map(reexport).join('\n'))]);
  const facts = Object.entries(FACTS).map(([fact, member]) => {
    const having = names.filter((name) => member in blocks[name]);
    const rows = having.map((name) => `${JSON.stringify(name)}: block${names.indexOf(name)}.${member},`);
    return `export const ${fact} = {${rows.join('')}};`;
  });
  const imports = names.map((name, index) => `import * as block${index} from '${settingsOf(name)}';`);
  return [...imports, ...facts].join('\n');
}

function reexport(name) {
  return `export * as ${JSON.stringify(name)} from '${settingsOf(name)}';`;
}

function settingsOf(name) {
  return join(ROOT, `src/blocks/${name}/settings`);
}
