import { DRAFT, PUBLISHED, SCHEDULED } from '../data/enums/content-status';
import { contentStatusOf } from '../data/enums/content-status-of';
import { STRINGS } from '../i18n/strings';

const LABELS: ReadonlyMap<unknown, string> = new Map([
  [PUBLISHED, STRINGS.available],
  [SCHEDULED, STRINGS.scheduled],
  [DRAFT, STRINGS.hidden],
]);

/** What owners read of a product's publication state, a code or a word (specification, section 4, product workflow). */
export function workflowLabel(status: unknown): string {
  return LABELS.get(contentStatusOf(status)) ?? STRINGS.unsupported;
}
