import { describe } from 'vitest';
import { useStage } from '../browser/harness';
import { contracts } from './contracts';
import { testBrokenData } from './suite/broken-data';
import { testCopies } from './suite/copies';
import { testDemoStates } from './suite/demo-states';
import { testLeftovers } from './suite/leftovers';
import { testMissingParts } from './suite/missing-parts';
import { testRestoring } from './suite/restoring';
import type { TestedBlock } from './suite/tested-block';

/** The contracts of the blocks whose names begin with these letters; split by letter so that workers share them. */
export function testBlocks(letters: RegExp): void {
  const stage = useStage();

  describe.each(contracts.filter(([name]) => letters.test(name)))('block %s', (name, contract) => {
    const block: TestedBlock = { name, contract, stage };
    describe.each(Object.entries(contract.markup))('in %s markup', (_kind, html) => {
      testRestoring(block, html);
      testLeftovers(block, html);
      testCopies(block, html);
    });
    describe('with broken data', () => testBrokenData(block));
    describe('without its parts', () => testMissingParts(block));
    testDemoStates(block);
  });
}
