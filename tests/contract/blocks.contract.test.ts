import { expect, it } from 'vitest';
import { readPage } from '../../demo-pages/server/pages/page-file.ts';
import { registry } from '../../src/blocks/registry';
import { names } from './contracts';

it('every registered block has its contract and a page of the demo site', async () => {
  expect(names).toEqual([...new Set(registry.map(({ name }) => name))].sort());
  for (const { name } of registry)
    expect((await readPage(`/blocks/${name}`))?.content).toContain(`data-block="${name}"`);
});
