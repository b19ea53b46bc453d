import { describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../src/library';

const ORIGIN = 'https://www.kiln.example';

type Api = ReturnType<typeof createApi>;

function apiThatAnswers(reply: unknown, status = 200) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply), { status });
  };
  const pageFields = () => ({ ss_cvr: 'v', pageTitle: 'Shop', pagePath: '/shop' });
  const crumb = () => 'token';
  return {
    sent,
    api: createApi({ origin: ORIGIN, fetch, crumb, pageFields, eventsHost: 'https://events.example' }),
  };
}

const BUTTON = { id: 'b', buttonText: 'Buy', clickthroughUrl: '/shop', newWindow: true };
const BUTTON_FORM = 'id=b&buttonText=Buy&clickthroughUrl=%2Fshop&newWindow=true';
const PAGE_FORM = 'ss_cvr=v&pageTitle=Shop&pagePath=%2Fshop';
const SUBMISSION = { key: 'k', formId: 'f', form: '{}', pageTitle: 'Shop' };
const TRACKED = { analyticsId: 'a', commonData: { b: 1 }, customData: {}, customSchemaName: 's' };

/** Address and body of every call (specification, section 7). */
describe('a call', () => {
  it.each<[string, string, string, (api: Api) => Promise<unknown>]>([
    ['POST /api/form/FormSubmissionKey?crumb=token', '', 'no body', (api) => api.getFormSubmissionKey()],
    [
      'POST /api/form/SaveFormSubmission?crumb=token',
      '{"key":"k","formId":"f","form":"{}","pageTitle":"Shop"}',
      'JSON',
      (api) => api.saveFormSubmission(SUBMISSION),
    ],
    [
      'POST /api/form/SaveFormSubmission?crumb=token',
      '{"key":"k","formId":"f","form":"{\\"email\\":\\"a@b.co\\"}"}',
      'JSON',
      (api) => api.saveFormSubmission({ key: 'k', formId: 'f', form: { email: 'a@b.co' } }),
    ],
    [
      'POST /api/events/RecordJavascriptErrors',
      '[{"event":"e"}]',
      'JSON',
      (api) => api.recordJavascriptErrors([{ event: 'e' }]),
    ],
    [
      'POST /api/events/Trace',
      'data=%5B%7B%22pageUrl%22%3A%22%2F%22%2C%22type%22%3A%22t%22%2C%22data%22%3A1%7D%5D&crumb=token',
      'form',
      (api) => api.trace([{ pageUrl: '/', type: 't', data: 1 }]),
    ],
    [
      'POST /api/events/RecordEvent',
      'event=opened&data=%22x%22&crumb=token',
      'form',
      (api) => api.recordEvent('opened', 'x'),
    ],
    [
      'POST /api/events/RecordEvent',
      'event=opened&data=%7B%7D&crumb=token',
      'form',
      (api) => api.recordEvent('opened'),
    ],
    [
      'POST https://events.example/api/v1/events',
      '{"analyticsId":"a","commonData":{"b":1},"customData":{},"customSchemaName":"s"}',
      'JSON',
      (api) => api.trackEvent(TRACKED),
    ],
    ['GET /api/1/performance/settings', '', 'no body', (api) => api.getPerformanceSettings()],
    [
      'POST /api/1/performance/records',
      '["{\\"a\\":1}"]',
      'text',
      (api) => api.sendPerformanceRecords([{ a: 1 }]),
    ],
    [
      'POST /api/census/RecordHit',
      `event=1&data=%7B%22a%22%3A1%7D&${PAGE_FORM}`,
      'form',
      (api) => api.recordHit(1, { a: 1 }),
    ],
    [
      'POST /api/census/button-click',
      `${BUTTON_FORM}&${PAGE_FORM}`,
      'form',
      (api) => api.recordButtonClick(BUTTON),
    ],
    [
      'POST /api/census/button-render',
      `${BUTTON_FORM}&${PAGE_FORM}`,
      'form',
      (api) => api.recordButtonRender(BUTTON),
    ],
    ['POST /api/census/form-render', `formId=f&${PAGE_FORM}`, 'form', (api) => api.recordFormRender('f')],
    [
      'POST /api/census/overlay',
      `action=show&${PAGE_FORM}`,
      'form',
      (api) => api.recordOverlay({ action: 'show' }),
    ],
    ['POST /api/census/RecordQuickView/a%2Fb', '', 'no body', (api) => api.recordQuickView('a/b')],
    [
      'POST /api/widget/GetWidgetRendering?crumb=token',
      'widgetJSON=%7B%22type%22%3A%22flickr%22%2C%22id%22%3A%22w%22%2C%22value%22%3A%7B%7D%7D&collectionId=c',
      'form',
      (api) => api.getWidgetRendering({ type: 'flickr', id: 'w', value: {} }, 'c'),
    ],
    [
      'GET /api/open/GetItemsByMonth?month=08-2026&collectionId=c',
      '',
      'no body',
      (api) => api.getItemsByMonth('c', '08-2026'),
    ],
    ['POST /api/auth/Logout?crumb=token', '', 'no body', (api) => api.logout()],
    [
      'POST /api/site-users/account/session?crumb=token',
      '{"email":"e","password":"p","rememberMe":true}',
      'JSON',
      (api) => api.createSession({ email: 'e', password: 'p', rememberMe: true }),
    ],
    [
      'DELETE /api/site-users/account/session?cloneCart=false&crumb=token',
      '',
      'no body',
      (api) => api.deleteSession(),
    ],
    [
      'DELETE /api/site-users/account/session?cloneCart=true&crumb=token',
      '',
      'no body',
      (api) => api.deleteSession({ cloneCart: true }),
    ],
    ['GET /api/multilingual/settings?crumb=token', '', 'no body', (api) => api.getMultilingualSettings()],
    ['GET /api/multilingual/status?crumb=token', '', 'no body', (api) => api.getMultilingualStatus()],
    ['GET /api/multilingual/languages?crumb=token', '', 'no body', (api) => api.getLanguages()],
    [
      'PUT /api/multilingual/languages?crumb=token',
      '{"languages":["pt"]}',
      'JSON',
      (api) => api.putLanguages(['pt']),
    ],
    [
      'DELETE /api/multilingual/connection?crumb=token',
      '',
      'no body',
      (api) => api.deleteTranslationConnection(),
    ],
    ['GET /api/site-header-footer?crumb=token', '', 'no body', (api) => api.getHeaderFooter()],
    [
      'PUT /api/site-header-footer?crumb=token',
      '{"header":1,"footer":2}',
      'JSON',
      (api) => api.putHeaderFooter({ header: 1, footer: 2 }),
    ],
    [
      'GET /api/google-maps/places/autocomplete?input=Por&productPage=p&productSection=s&crumb=token',
      '',
      'no body',
      (api) => api.autocompletePlaces({ input: 'Por' }, { productPage: 'p', productSection: 's' }),
    ],
    [
      'GET /api/google-maps/places/details?placeId=q&productPage=p&productSection=s&crumb=token',
      '',
      'no body',
      (api) => api.getPlaceDetails({ placeId: 'q' }, { productPage: 'p', productSection: 's' }),
    ],
    ['GET /api/commerce/fullstory/getId', '', 'no body', (api) => api.getSessionRecordingId()],
  ])('goes to %s with %s', async (address, body, kind, make) => {
    const reply = { key: 'k', html: 'h', xsrfToken: 'x', pageLoadId: 'p' };
    const { api, sent } = apiThatAnswers(address.includes('ByMonth') ? [] : reply);
    await make(api);
    expect(sent.map(({ url, init }) => `${init.method} ${url.replace(ORIGIN, '')}`)).toEqual([address]);
    expect(String(sent[0]?.init.body ?? '')).toBe(body);
    expect(kindOf(sent[0]?.init)).toBe(kind);
  });
});

function kindOf({ body, headers }: RequestInit = {}): string {
  if (body instanceof URLSearchParams) return 'form';
  if (body === null) return 'no body';
  return new Headers(headers).get('content-type') === 'application/json' ? 'JSON' : 'text';
}

describe('an error report', () => {
  it('carries the crumb as a header', async () => {
    const { api, sent } = apiThatAnswers({});
    await api.recordJavascriptErrors([]);
    expect(new Headers(sent[0]?.init.headers).get('X-CSRF-Token')).toBe('token');
  });
});

describe('a reply', () => {
  it.each<[string, unknown, (api: Api) => Promise<unknown>, unknown]>([
    ['a key', { key: 'k' }, (api) => api.getFormSubmissionKey(), { key: 'k' }],
    ['a key under data', { data: { key: 'k' } }, (api) => api.getFormSubmissionKey(), { key: 'k' }],
    [
      'HTML',
      { html: '<p>' },
      (api) => api.getWidgetRendering({ type: 't', id: 'i', value: 1 }),
      { html: '<p>' },
    ],
    ['items', [{ id: 'i' }, 7], (api) => api.getItemsByMonth('c', '08-2026'), [{ id: 'i' }, 7]],
    ['a page load', { pageLoadId: 'p' }, (api) => api.getPerformanceSettings(), { pageLoadId: 'p' }],
    ['an id in plain text', 'mock-1', (api) => api.getSessionRecordingId(), 'mock-1'],
    ['an id in JSON', '"mock-1"', (api) => api.getSessionRecordingId(), 'mock-1'],
    ['no id', '<!doctype html>', (api) => api.getSessionRecordingId(), undefined],
    ['a taken form', '', (api) => api.saveFormSubmission(SUBMISSION), {}],
    ['languages', { languages: ['pt'] }, (api) => api.getLanguages(), { languages: ['pt'] }],
  ])('of %s %o is what the caller uses', async (_case, reply, make, value) => {
    expect(await make(apiThatAnswers(reply).api)).toEqual(value);
  });

  it.each([200, 202])('of %i takes an event, whatever stands in it', async (status) => {
    await expect(apiThatAnswers('<html>', status).api.trackEvent(TRACKED)).resolves.toBeUndefined();
    await expect(apiThatAnswers({ error: 'x' }, status).api.trackEvent(TRACKED)).resolves.toBeUndefined();
  });

  it.each([201, 204, 400, 500])('of %i does not take an event', async (status) => {
    const { api } = apiThatAnswers('', status);
    await expect(api.trackEvent(TRACKED)).rejects.toThrow(`Error tracking event: HTTP Status ${status}`);
  });

  it.each([
    [404, 'Unable to connect…'],
    [500, 'Internal server error. Please try again later.'],
  ])('of %i has no id of a recording', async (status, message) => {
    await expect(apiThatAnswers('abc', status).api.getSessionRecordingId()).rejects.toMatchObject({
      name: 'RequestError',
      message,
      status,
    });
  });

  it.each([200, 201, 202, 206])('of %i that is not 200 with a page load is a failure', async (status) => {
    const reply = status === 200 ? {} : { pageLoadId: 'p' };
    await expect(apiThatAnswers(reply, status).api.getPerformanceSettings()).rejects.toMatchObject({
      name: 'RequestError',
      message: 'Unable to resolve pageLoadId',
      status,
    });
  });

  it('with field errors is a form that was not taken', async () => {
    const errors = { 'email-1': 'Email is not valid.' };
    await expect(apiThatAnswers({ errors }, 400).api.saveFormSubmission(SUBMISSION)).rejects.toMatchObject({
      message: 'Your form has encountered a problem. Please scroll down to review.',
      body: { errors },
    });
  });
});

describe('a member session', () => {
  const xsrfOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('X-XSRF-TOKEN');

  it('lends its token to later calls, of another page too, until it ends', async () => {
    const { api, sent } = apiThatAnswers({ xsrfToken: 'secret' });
    await api.createSession({ email: 'e', password: 'p', rememberMe: false });
    await api.getLanguages();
    const next = apiThatAnswers({});
    await next.api.getLanguages();
    await next.api.deleteSession();
    await next.api.getLanguages();
    expect(sent.map(({ init }) => xsrfOf(init))).toEqual([null, 'secret']);
    expect(next.sent.map(({ init }) => xsrfOf(init))).toEqual(['secret', 'secret', null]);
  });

  it('stays when its end failed', async () => {
    const login = apiThatAnswers({ xsrfToken: 'secret' });
    await login.api.createSession({ email: 'e', password: 'p', rememberMe: false });
    const { api, sent } = apiThatAnswers({}, 503);
    await expect(api.deleteSession()).rejects.toThrow();
    await expect(api.getLanguages()).rejects.toThrow();
    expect(xsrfOf(sent[1]?.init)).toBe('secret');
  });
});

describe('a place without a tracking context', () => {
  it('is found, and the console says so', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { api } = apiThatAnswers({ result: {} });
    expect(await api.getPlaceDetails({ placeId: 'q' })).toEqual({ result: {} });
    expect(log).toHaveBeenCalledExactlyOnceWith('Places details called without a tracking context.');
    log.mockClear();
    await api.getPlaceDetails({ placeId: 'q' }, { productPage: 'p', productSection: 's' });
    expect(log).not.toHaveBeenCalled();
  });
});
