import { evaluate } from '../evaluate.mjs';
import { virtualModule } from './virtual-module.mjs';

/** The exports of a block's `settings.ts` by their names in `mortar:blocks`; not every block needs an element. */
const FACTS = {
  BLOCK_SETTINGS: 'settings',
  BLOCK_DESCRIPTIONS: 'description',
  REQUIRED_SELECTORS: 'requiredSelector',
};

/**
 * The module `mortar:blocks`: what the `settings.ts` of every block exports, by the blocks' names. A chunk takes only
 * the facts that it uses.
 */
export async function blockFacts() {
  const { registry } = await evaluate('src/blocks/registry.ts');
  const names = [...new Set(registry.map(({ name }) => name))].sort();
  const blocks = await evaluate('blocks', [virtualModule('blocks', names.map(reexport).join('\n'))]);
  const facts = Object.entries(FACTS).map(([fact, member]) => {
    const having = names.filter((name) => member in blocks[name]);
    const rows = having.map((name) => `${JSON.stringify(name)}: block${names.indexOf(name)}.${member},`);
    return `export const ${fact} = {${rows.join('')}};`;
  });
  const imports = names.map((name, index) => `import * as block${index} from '${settingsOf(name)}';`);
  return virtualModule('mortar:blocks', [...imports, ...facts].join('\n'));
}

function reexport(name) {
  return `export * as ${JSON.stringify(name)} from '${settingsOf(name)}';`;
}

function settingsOf(name) {
  return `./src/blocks/${name}/settings`;
}
