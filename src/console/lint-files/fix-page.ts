import { applyEdits } from './edits';
import { type Fix, findFixes, type PagePlace } from './fixes';
import type { LintHtml, LocatedFinding } from './lint-html';

/** A page after all safe fixes. */
interface FixedPage {
  readonly html: string;
  readonly fixes: readonly Fix[];
  /** The remaining faults. */
  readonly findings: readonly LocatedFinding[];
}

/** Repeats until there is nothing left to fix: each edit corrects a name or adds a picture's dimensions. */
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
