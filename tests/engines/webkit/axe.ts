import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Session } from './session.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong on the page; by rule and element. */
export async function axeFaults(session: Session): Promise<string[]> {
  await session.evaluate(`void (0, eval)(${JSON.stringify(AXE)})`);
  return session.evaluate(
    `axe.run('html', { runOnly: ${JSON.stringify(TAGS)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`,
  );
}
