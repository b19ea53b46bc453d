import { compressedSize } from '../harness/files.mjs';
import { durationsBetween } from '../harness/load-cost.mjs';
import { enterPage, readCounters, settle } from '../harness/visit.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

const untilCalm = 5000; // ms: what can wait is loaded three seconds after the start

/** What it costs to learn of a page's errors and of its speed; with Mortar everything else it does is in the figure too. */
export const services = {
  name: 'services',
  title: 'Errors and page speed on a page of text',
  variants: [
    { name: 'no script' },
    { name: 'Sentry and web-vitals', script: peerScript('sentry-and-web-vitals') },
    { name: 'Mortar', script: mortarScript },
  ],
  figures: ['script', 'task', 'tbt', 'bytes'],
  page: ({ script }) => documentWith({ script, body: textPage(30) }),
  async measure(visit) {
    const before = await readCounters(visit);
    await enterPage(visit);
    await visit.page.waitForTimeout(untilCalm);
    await settle(visit);
    const tasks = await visit.page.evaluate(() => window.longTasks);
    return {
      ...durationsBetween(before, await readCounters(visit)),
      tbt: tasks.reduce((sum, duration) => sum + duration - 50, 0),
      bytes: await bytesOf(visit),
    };
  },
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: 'Sentry and web-vitals', budget: 1 },
    { variant: 'Mortar', figure: 'bytes', anchor: 'Sentry and web-vitals', budget: 1 },
  ],
};

async function bytesOf({ requests }) {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => compressedSize(new URL(request.url()).pathname)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
