import { toJson } from '../runtime/json';
import type { Http, Values } from './call';
import { quietly } from './failures';

/** A button as it is counted (specification, section 7, census and tracking). */
export interface Button {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment?: string;
  readonly size?: string;
  readonly newWindow?: boolean;
  readonly context?: string;
}

/** Milliseconds after which a census call is given up (specification, section 9). */
const TIMEOUT = 2500;

/** Counts, each with what `pageFields` says of visitor and page. Their failures are nobody's concern. */
export function censusCalls(request: Http, pageFields: () => Values) {
  const count = async (path: string, form?: Values): Promise<void> => {
    const options = { crumb: 'none', timeout: TIMEOUT, keepalive: true } as const;
    await quietly(request('POST', `census/${path}`, { ...options, ...(form && { form }) }));
  };
  const countHere = (path: string, fields: Values) => count(path, { ...fields, ...pageFields() });
  return {
    recordHit: (event: number, data: unknown) => countHere('RecordHit', { event, data: toJson(data) }),
    recordButtonClick: (button: Button) => countHere('button-click', { ...button }),
    recordButtonRender: (button: Button) => countHere('button-render', { ...button }),
    recordFormRender: (formId: string) => countHere('form-render', { formId }),
    recordOverlay: (fields: Values) => countHere('overlay', fields),
    recordQuickView: (id: string) => count(`RecordQuickView/${encodeURIComponent(id)}`),
  };
}
