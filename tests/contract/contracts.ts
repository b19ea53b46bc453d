import { readdirSync } from 'node:fs';
import type { Contract } from './contract';

/** The blocks that have a contract, one file each. */
export const names = readdirSync(new URL('blocks', import.meta.url))
  .map((file) => file.replace('.ts', ''))
  .sort();

export const contracts = await Promise.all(
  names.map(async (name): Promise<[name: string, contract: Contract]> => {
    const { contract } = await import(`./blocks/${name}.ts`);
    return [name, contract];
  }),
);
