import { applyEdits } from './edits';
import { type Fix, findFixes, type PagePlace } from './fixes';
import type { LintHtml, LocatedFinding } from './lint-html';

/** A page as it is once all that is safe is mended. */
export interface FixedPage {
  readonly html: string;
  readonly fixes: readonly Fix[];
  /** What is left. */
  readonly findings: readonly LocatedFinding[];
}

/** Edits until nothing is left to edit: each edit makes an unknown name a known one, or gives a picture its size. */
export async function fixPage(html: string, place: PagePlace, lintHtml: LintHtml): Promise<FixedPage> {
  let text = html;
  const fixes: Fix[] = [];
  for (;;) {
    const findings = await lintHtml(text);
    const found = await findFixes(text, findings, place);
    if (!found.length) return { html: text, fixes, findings };
    fixes.push(...found);
    text = applyEdits(
      text,
      found.map(({ edit }) => edit),
    );
  }
}
