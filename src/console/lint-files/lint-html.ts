import { Window } from 'happy-dom';
import type { Finding } from '../lint/fault';
import { buildDocument, type TagLocation } from './build-document';

/** A fault with its element's position in the page's text. */
export interface LocatedFinding extends Finding {
  readonly location: TagLocation | undefined;
}

/** Finds a page's faults, in document order. */
export type LintHtml = (html: string) => Promise<LocatedFinding[]>;

/** The page's scripts don't run, and nothing it refers to is loaded. */
const INERT = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
};

/** The rules read a browser's `document`; each linted page takes its place in turn. */
export async function createLinter(): Promise<LintHtml> {
  const window = new Window({ url: 'https://page.invalid/', settings: INERT }); // a base for relative addresses
  const { document, CSS, HTMLScriptElement } = window; // this CSS supports any value: a missed fault is better than a false one
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
    const findings = await lint({
      site: createSiteSource().current(),
      hasConsent: false,
      loadParser: async () => parser,
    });
    const located = findings.map((finding) => ({ ...finding, location: locations.get(finding.element) }));
    return located.sort((a, b) => startOf(a) - startOf(b));
  };
}

function startOf({ location }: LocatedFinding): number {
  return location?.startOffset ?? 0;
}
