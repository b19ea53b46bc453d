import { guarded } from '../data/guarded';

/** What the page's security policy has refused: by which of its directives, from where. */
export interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURL: string;
}

/** The violations so far; `undefined` in Firefox and Safari, which tell of nothing before. */
export function policyViolations(): readonly Violation[] | undefined {
  return guarded(() => {
    const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
    observer.observe();
    const records = observer.takeRecords();
    observer.disconnect();
    return records.map(({ body }) => body as unknown as Violation);
  });
}
