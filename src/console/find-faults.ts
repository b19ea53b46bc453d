import type { Runtime } from '../runtime/types';
import type { Fault } from './lint/fault';

/** Finds the page's faults with the linter, which is a chunk. */
export async function findFaults({ chunks, consent, site }: Runtime): Promise<Fault[]> {
  const { faultOf, lint } = await chunks.load('lint');
  const findings = await lint({
    site,
    hasConsent: consent.get() === true,
    loadParser: () => chunks.load('message-parser'),
  });
  return findings.map(faultOf);
}
