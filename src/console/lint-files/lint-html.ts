import { Window } from 'happy-dom';
import type { Finding } from '../fault';
import { buildDocument, type TagLocation } from './build-document';

/** A fault with the place of its element in the text of the page. */
export interface LocatedFinding extends Finding {
  readonly location: TagLocation | undefined;
}

/** The faults of a page from its top to its end. */
export type LintHtml = (html: string) => Promise<LocatedFinding[]>;

/** Nothing of a page runs, and nothing that it names is loaded. */
const INERT = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
};

/** The rules read the document of a browser; each text that is linted becomes it in turn. */
export async function createLinter(): Promise<LintHtml> {
  const window = new Window({ url: 'https://page.invalid/', settings: INERT }); // a base for relative addresses
  const { document, CSS, HTMLScriptElement } = window; // this CSS supports any value: no fault is better than a false one
  const Document = Object.getPrototypeOf(window.Document); // a window's own class has no members
  Object.assign(globalThis, { window, document, CSS, Document, HTMLScriptElement });
  const [{ lint }, { createSiteSource }, parser, { contextInPage }] = await Promise.all([
    import('../lint'),
    import('../../runtime/site-source'),
    import('../../i18n/parser-chunk'),
    import('./context-in-page'),
  ]);
  return async (html) => {
    const locations = buildDocument(html);
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: contextInPage() } });
    const findings = await lint(createSiteSource().current(), async () => parser);
    const located = findings.map((finding) => ({ ...finding, location: locations.get(finding.element) }));
    return located.sort((a, b) => startOf(a) - startOf(b));
  };
}

function startOf({ location }: LocatedFinding): number {
  return location?.startOffset ?? 0;
}
