import { asRecord } from '../../data/fields';
import { isDesignEditorPath } from '../../data/links/paths';
import { UnexpectedValueError } from '../../data/require';
import { type AnalyticsEvent, REQUIRED_FIELDS, validateCommonFields } from './common-fields';

/**
 * A catalogue event with the valid common fields; marks events on the design editor's path.
 * @throws UnexpectedValueError that names the missing required fields.
 */
export function createAnalyticsEvent(
  fields: AnalyticsEvent,
  path: string | undefined = globalThis.location?.pathname,
): AnalyticsEvent {
  const page = isDesignEditorPath(path) ? { product_page: 'design' } : {};
  const event = { ...page, ...validateCommonFields(fields) };
  const missing = Object.keys(REQUIRED_FIELDS).filter((name) => !(name in event));
  if (!missing.length) return event as AnalyticsEvent;
  const [first = ''] = missing;
  throw new UnexpectedValueError(
    `${missing.join(', ')} of an analytics event`,
    'a non-empty string',
    asRecord(fields)[first],
  );
}
