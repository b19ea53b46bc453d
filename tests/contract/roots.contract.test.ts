import { expect, it } from 'vitest';
import { registry } from '../../src/blocks/registry';
import { pageOf, useStage } from '../browser/harness';
import { until } from '../browser/until';
import { contracts } from './contracts';

const stage = useStage();

/** What React tells its developer tools: the names of the components that stand at the top of each root. */
const DEVTOOLS = `window.roots = new Set();
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, renderers: new Map(), checkDCE() {}, inject: () => 1,
  onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, onScheduleFiberRoot() {},
  onCommitFiberRoot: (_renderer, root) => window.roots.add(root),
};
window.names = () => [...roots].flatMap(({ current }) => {
  const found = [];
  for (const queue = [current]; queue.length; ) {
    const fiber = queue.shift();
    if (fiber.type?.displayName) found.push(fiber.type.displayName);
    for (let child = fiber.child; child; child = child.sibling) queue.push(child);
  }
  return found;
});`;

const plain = new Set(registry.filter(({ withoutReact }) => withoutReact).map(({ name }) => String(name)));

it.each(contracts)(
  'block %s mounts one React root with its name, unless its row says why not',
  async (name, contract) => {
    const [html = ''] = Object.values(contract.markup);
    const { page } = await stage.show(
      pageOf({ body: `<main>${html}</main>`, context: contract.context ?? {} }),
      {
        before: DEVTOOLS,
      },
    );
    await until(
      page,
      "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
    );
    const named = (await page.evaluate<string[]>('names()')).filter((shown) => shown === name);
    expect(named).toEqual(plain.has(name) ? [] : [name]);
    if (!plain.has(name)) expect(await page.evaluate('roots.size')).toBe(1);
  },
);
