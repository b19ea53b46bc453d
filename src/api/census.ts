import { requireName, requireNumber, requireObject } from '../data/require';
import { wellFormed } from '../data/text';
import type { Http, Values } from '../runtime/call';
import { jsonText, quietly } from './request';

/** A button, as counted by the census (specification, section 7, census and tracking). */
export interface Button {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment?: string;
  readonly size?: string;
  readonly newWindow?: boolean;
  readonly context?: string;
}

/** Timeout of a census call in milliseconds (specification, section 9). */
export const CENSUS_TIMEOUT = 2500;

/** Census calls, each with the `pageFields` of visitor and page. Failures are ignored. */
export function censusCalls(request: Http, pageFields: () => Values) {
  const count = async (path: string, form?: Values): Promise<void> => {
    const options = { crumb: 'none', timeout: CENSUS_TIMEOUT, keepalive: true } as const;
    await quietly(request('POST', `census/${path}`, { ...options, ...(form && { form }) }));
  };
  const countHere = (path: string, fields: Values) => count(path, { ...fields, ...pageFields() });
  return {
    recordHit: async (event: number, data: unknown) =>
      countHere('RecordHit', { event: requireNumber('The event of a hit', event), data: jsonText(data) }),
    recordButtonClick: async (button: Button) =>
      countHere('button-click', { ...requireObject('A button', button) }),
    recordButtonRender: async (button: Button) =>
      countHere('button-render', { ...requireObject('A button', button) }),
    recordFormRender: async (formId: string) =>
      countHere('form-render', { formId: requireName('The id of a form', formId) }),
    recordOverlay: async (fields: Values) => countHere('overlay', requireObject('An overlay event', fields)),
    recordQuickView: async (id: string) => count(`RecordQuickView/${pathPart(id)}`),
  };
}

function pathPart(id: string): string {
  return encodeURIComponent(wellFormed(requireName('The id of a product', id)));
}
