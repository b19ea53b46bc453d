import { asRecord } from '../../data/fields';
import { isDesignEditorPath } from '../../data/links/paths';
import { UnexpectedValueError } from '../../data/require';
import { type AnalyticsEvent, REQUIRED_FIELDS, validateCommonFields } from './common-fields';

/**
 * A catalogue event with the valid common fields; the others are dropped with a warning (specification, section 5).
 * Marks events on the design editor's path.
 * @throws UnexpectedValueError that names the required fields that are missing altogether.
 */
export function createAnalyticsEvent(
  fields: AnalyticsEvent,
  path: string | undefined = globalThis.location?.pathname,
): AnalyticsEvent {
  const input = asRecord(fields);
  const missing = Object.keys(REQUIRED_FIELDS).filter((name) => input[name] === undefined);
  if (missing.length)
    throw new UnexpectedValueError(
      `${missing.join(', ')} of an analytics event`,
      'a non-empty string',
      undefined,
    );
  const page = isDesignEditorPath(path) ? { product_page: 'design' } : {};
  return { ...page, ...validateCommonFields(input) } as AnalyticsEvent;
}
