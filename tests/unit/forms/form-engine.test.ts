import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../src/data/errors';
import { webAddress } from '../../../src/data/links/navigable';
import type { FieldOnPage } from '../../../src/forms/controls/read-fields';
import { idsIn, readIds } from '../../../src/forms/published';
import { problemsIn, UnsentError } from '../../../src/forms/sending/failure';

const HANDLER = `return (function (form) {
  Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) {
    (new Y.Squarespace.FormSubmit(form)).submit({
      formId: '5e0000000000000000000001',
      collectionId: '',
      objectName: "item-1"
    });
  });
  return false;
})(this);`;

describe('ids in the handler of a published form', () => {
  it.each([
    ['all three', HANDLER, { formId: '5e0000000000000000000001', collectionId: '', objectName: 'item-1' }],
    [
      'on one line',
      HANDLER.replace(/\s+/g, ' '),
      { formId: '5e0000000000000000000001', collectionId: '', objectName: 'item-1' },
    ],
    [
      'by names in quotation marks',
      HANDLER.replace('formId:', "'formId':").replace('objectName:', '"objectName" :'),
      { formId: '5e0000000000000000000001', collectionId: '', objectName: 'item-1' },
    ],
    [
      'one of them',
      HANDLER.replace(/collectionId.*\n.*objectName.*/, ''),
      { formId: '5e0000000000000000000001' },
    ],
    ['no handler', null, {}],
    ['a handler of the author', "return check({ formId: '7' })", {}],
    [
      'a text that runs on',
      HANDLER.replace("'5e0000000000000000000001'", "'5e' + x"),
      { formId: '5e', collectionId: '', objectName: 'item-1' },
    ],
  ])('%s', (_name, written, ids) => {
    expect(idsIn(written)).toEqual(ids);
  });

  it('are texts where a script gives them, and nothing else', () => {
    expect(readIds({ formId: 'f', collectionId: 7, objectName: null, other: 'x' })).toEqual({ formId: 'f' });
    for (const other of [undefined, null, 'f', [], () => 1]) expect(readIds(other)).toEqual({});
  });
});

describe('where a sent form leads', () => {
  const BASE = 'https://www.kiln.example/ask?x=1';
  it.each([
    ['/thanks', 'https://www.kiln.example/thanks'],
    ['thanks#now', 'https://www.kiln.example/thanks#now'],
    ['https://other.example/a', 'https://other.example/a'],
    [' //other.example/a ', 'https://other.example/a'],
    ['#thanks', 'https://www.kiln.example/ask?x=1#thanks'],
  ])('%s is followed', (written, address) => {
    expect(webAddress(written, BASE)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://www.kiln.example/1',
    'mailto:a@b.example',
    'ftp://files.example/a',
    'https://good.example@evil.example/',
    'https://',
  ])('%j is not', (written) => {
    expect(webAddress(written, BASE)).toBe('');
  });
});

describe('what single fields lack', () => {
  const name = { field: { id: 'name-1' } } as FieldOnPage;
  const refused = (body: unknown, status = 400) => problemsIn(new RequestError('text', status, body), [name]);

  it.each([
    ['by field id', { errors: { 'name-1': 'Too short.' } }, [{ field: name, text: 'Too short.' }]],
    ['under data', { data: { errors: { 'name-1': 'Too short.' } } }, [{ field: name, text: 'Too short.' }]],
    [
      'of a field that the form does not have',
      { errors: { gone: 'Gone.' } },
      [{ field: undefined, text: 'Gone.' }],
    ],
    [
      'as an object',
      { errors: { 'name-1': { message: 'Too short.' } } },
      [{ field: name, text: 'Too short.' }],
    ],
    ['as a list', { errors: { 'name-1': ['Too short.', 'No.'] } }, [{ field: name, text: 'Too short. No.' }]],
    [
      'as no text',
      { errors: { 'name-1': 7 } },
      [{ field: name, text: 'Unknown error, please try again later.' }],
    ],
    ['nothing', { error: 'No.' }, []],
    ['no map', { errors: ['x'] }, [{ field: undefined, text: 'x' }]],
    ['no object', 'x', []],
  ])('%s', (_name, body, problems) => {
    expect(refused(body)).toEqual(problems);
  });

  it('is what we found ourselves, else what a refusal says whose status says nothing', () => {
    const problems = [{ field: name, text: 'Name is required.' }];
    expect(problemsIn(new UnsentError('x', problems), [name])).toBe(problems);
    expect(refused({ errors: { 'name-1': 'x' } }, 500)).toEqual([]);
    expect(problemsIn(new Error('x'), [name])).toEqual([]);
  });
});
