import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../src/api/fault';
import { submissionFailed } from '../../../src/api/form';
import type { Reply } from '../../../src/api/reply';
import { parseJson } from '../../../src/data/json';

const URL = 'https://kiln.example/api/x';

function reply(status: number, body: unknown): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { url: URL, status, text, body: parseJson(text) };
}

describe('a reply that can be used', () => {
  it.each([
    ['an object', 200, { a: 1 }],
    ['an empty object', 200, {}],
    ['a list', 200, []],
    ['a number', 200, 42],
    ['nothing at all', 204, ''],
    ['white space', 200, ' \n'],
    ['an error that is none', 200, { error: null, message: 'Saved' }],
    ['words beside it', 200, { message: 'Saved', billingErrorCode: 'x' }],
  ])('is %s', (_case, status, body) => {
    expect(faultOf(reply(status, body))).toBeUndefined();
  });

  it('does not take what every object inherits for its own', () => {
    const prototype = Object.prototype as { error?: string };
    prototype.error = 'from another script';
    try {
      expect(faultOf(reply(200, {}))).toBeUndefined();
    } finally {
      delete prototype.error;
    }
  });
});

describe('texts by status', () => {
  it.each([
    [0, 'lost', 'Unable to connect…'],
    [302, 'lost', 'Unable to connect…'],
    [400, 'lost', 'Unable to connect…'],
    [401, 'unauthorized', 'Unauthorized request'],
    [403, 'unauthorized', 'Unauthorized request'],
    [404, 'lost', 'Unable to connect…'],
    [429, 'lost', 'Unable to connect…'],
    [500, 'internal', 'Internal server error. Please try again later.'],
    [501, 'internal', 'Internal server error. Please try again later.'],
    [502, 'lost', 'Unable to connect…'],
    [503, 'unavailable', 'This service is temporarily unavailable. Please try again later.'],
    [504, 'lost', 'Unable to connect…'],
  ])('%i without a body is %s: %s', (status, kind, message) => {
    expect(faultOf(reply(status, ''))).toEqual({ kind, message });
  });

  it('200 that is no JSON names the address and the parser', () => {
    const fault = faultOf(reply(200, '<!doctype html>'));
    expect(fault?.kind).toBe('unreadable');
    expect(fault?.message).toMatch(
      /^Internal Error: Unable to parse server response from \(https:\/\/kiln\.example\/api\/x\) as JSON: Unexpected token/,
    );
  });

  it('500 that is no JSON is the server error, not the parser', () => {
    expect(faultOf(reply(500, '<!doctype html>'))?.kind).toBe('internal');
  });
});

describe('words that are passed on', () => {
  it.each([
    [200, { error: 'Sold out' }, 'Sold out'],
    [200, { error: true }, 'Something Went Wrong!'],
    [200, { error: {}, message: 'Sold out' }, 'Sold out'],
    [400, { error: 'Wrong', message: 'Second' }, 'Wrong'],
    [401, { message: 'Log in again' }, 'Log in again'],
    [500, { billingErrorCode: 'CARD' }, 'CARD'],
    [502, { error: 'Gateway' }, 'Gateway'],
    [400, { error: 7 }, 'Something Went Wrong!'],
  ])('of %i %o are "%s"', (status, body, message) => {
    expect(faultOf(reply(status, body))).toEqual({ kind: 'error', message });
  });

  it.each([
    [403, { error: 'members-only' }, 'This page is only available to site members.'],
    [423, { reason: 'Locked' }, 'This page is locked.'],
    [200, { error: 'locked' }, 'This page is locked.'],
  ])('of a restricted page: %i %o', (status, body, message) => {
    expect(faultOf(reply(status, body))).toEqual({ kind: 'restricted', message });
  });

  it('of a page that is given out all the same are none', () => {
    expect(faultOf(reply(200, { reason: 'locked' }))).toBeUndefined();
  });

  it.each([
    [403, 'Unauthorized request'],
    [404, 'Unable to connect…'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
  ])('are none of %i: %s', (status, message) => {
    expect(faultOf(reply(status, { error: 'Words' }))?.message).toBe(message);
  });
});

describe('the order of precedence', () => {
  const all = { crumbFail: true, loginRequired: true, authorizationFail: true, error: 'Words' };
  it.each([
    ['crumbFail', 401, all],
    ['loginRequired', 401, { ...all, crumbFail: false }],
    ['authorizationFail', 401, { authorizationFail: true, error: 'Words' }],
    ['error', 401, { error: 'Words' }],
    ['unauthorized', 401, {}],
    ['crumbFail', 200, all],
    ['loginRequired', 503, { loginRequired: true }],
    ['authorizationFail', 200, { authorizationFail: true }],
    ['internal', 500, {}],
    ['lost', 404, all.error],
  ])('puts %s first for %i %o', (kind, status, body) => {
    expect(faultOf(reply(status, body))?.kind).toBe(kind);
  });

  it.each(['crumbFail', 'loginRequired', 'authorizationFail'])(
    'says of %s what the server says of it',
    (name) => {
      expect(faultOf(reply(200, { [name]: true }))?.message).toBe('Unauthorized request');
      expect(faultOf(reply(200, { [name]: true, error: 'Your visit has ended.' }))?.message).toBe(
        'Your visit has ended.',
      );
    },
  );
});

describe('why a form was not taken', () => {
  it.each([
    [0, undefined, 'Unknown error, please try again later.'],
    [200, '<!doctype html>', 'Error processing form submission. Please reload and try again.'],
    [200, { errors: { f: 'Wrong' } }, /scroll down to review\.$/],
    [200, { error: 'Closed today.' }, 'Closed today.'],
    [200, { errors: '' }, 'Error processing form submission. Please reload and try again.'],
    [400, {}, 'Unknown error, please try again later.'],
    [400, { error: 'Closed today.' }, 'Closed today.'],
    [400, { data: { error: 'Closed today.' } }, 'Closed today.'],
    [400, { errors: {} }, 'Unknown error, please try again later.'],
    [400, { errors: { f: 'Wrong' }, error: 'Closed today.' }, /scroll down to review\.$/],
    [400, { data: { errors: { f: 'Wrong' } } }, /^Your form has encountered a problem\./],
    [401, { error: 'Words' }, 'Unable to submit form. Please try again later.'],
    [403, { error: 'Words' }, 'Words'],
    [403, { error: 'members-only' }, 'This page is only available to site members.'],
    [404, { errors: { f: 'Wrong' } }, 'This form has not been configured yet.'],
    [429, undefined, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, { error: 'Words' }, 'Unable to send form. Please try again later.'],
    [503, undefined, 'Unknown error, please try again later.'],
  ])('%i %o says %s', (status, body, text) => {
    expect(submissionFailed({ status, body })).toMatch(text);
  });
});
