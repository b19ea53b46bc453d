import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { ServerAttributes } from '../../../src/dom/attributes';
import { type FieldOnPage, fieldsIn } from '../../../src/forms/controls/read-fields';
import { FieldErrors } from '../../../src/forms/feedback/field-errors';
import { fieldValue } from '../../../src/forms/fields/value';
import type { FieldError } from '../../../src/forms/sending/form-state';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

function show(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.body.firstElementChild as HTMLFormElement;
}

/** Each field as id, type, title, whether it is required, and the value that is sent. */
function read(form: HTMLFormElement): unknown[][] {
  return fieldsIn(form).map(({ field, subfields }) => [
    field.id,
    field.type,
    field.title,
    field.required,
    fieldValue(field.type, subfields()),
  ]);
}

const input = (title: string, value: string, name = '') =>
  `<div class="field"><label class="caption"><input class="field-element" name="${name}" data-title="${title}" value="${value}"><span class="caption-text">${title}</span></label></div>`;

const published = (id: string, type: string, inner: string) =>
  `<fieldset id="${id}" class="form-item fields ${type} required"><legend class="title"> ${type}
     <span class="required" aria-hidden="true">*</span></legend>${inner}</fieldset>`;

const single = (id: string, type: string, control: string) =>
  `<div id="${id}" class="form-item field ${type}"><label class="title" for="${id}-field">The ${type}</label>
     <div class="description">About it</div>${control}</div>`;

describe('the fields of a published form', () => {
  it.each([
    ['name', input('First', 'Ada', 'fname') + input('Last', 'Baker', 'lname'), ['Ada', 'Baker']],
    [
      'phone',
      input('Areacode', '555') + input('Prefix', '123') + input('Line', '4567'),
      ['', '555', '123', '4567'],
    ],
    ['phone', ['555', '123', '4567'].map((part) => input('', part)).join(''), ['', '555', '123', '4567']],
    [
      'address',
      input('Line1', '1 Kiln Road') + input('City', 'Ames') + input('Country', 'US'),
      ['1 Kiln Road', '', 'Ames', '', '', 'US'],
    ],
    ['date', input('Day', '24') + input('Month', '12') + input('Year', '2026'), ['12', '24', '2026']],
    [
      'time',
      `${input('Hour', '9')}${input('Minute', '30')}${input('Second', '00')}<select data-title="Ampm"><option>AM</option><option selected>PM</option></select>`,
      ['9', '30', '00', 'PM'],
    ],
    [
      'likert',
      ['Warm', 'Quiet']
        .map(
          (statement, row) =>
            `<fieldset class="item" data-question="${statement}"><legend class="question">${statement}</legend>${[-2, -1, 0, 1, 2].map((n) => `<div class="option"><label><input type="radio" name="l-${row}" value="${n}" ${n === row - 1 ? 'checked' : ''}> ${n}</label></div>`).join('')}</fieldset>`,
        )
        .join(''),
      { Warm: -1, Quiet: 0 },
    ],
    [
      'checkbox',
      '<div class="option"><label><input type="checkbox" name="c" value="Bread" checked> Bread</label></div><div class="option"><label><input type="checkbox" name="c" checked> Pots  and pans</label></div><div class="option"><label><input type="checkbox" name="c" value="Tea"> Tea</label></div>',
      ['Bread', 'Pots and pans'],
    ],
    [
      'radio',
      '<label><input type="radio" name="r" value="One"> One</label><label><input type="radio" name="r" value="Two" checked> Two</label>',
      'Two',
    ],
  ])('have a %s with its title, its mark and its value', (type, inner, value) => {
    expect(read(show(published('f-1', type, inner)))).toEqual([['f-1', type, type, true, value]]);
  });

  it.each([
    ['text', '<input id="f-field" value="words">', 'words'],
    ['email', '<input id="f-field" type="text" value=" ada@kiln.test ">', 'ada@kiln.test'],
    ['textarea', '<textarea id="f-field">two\nlines</textarea>', 'two\nlines'],
    ['select', '<select id="f-field"><option>One<option selected>Two</select>', 'Two'],
    ['website', '<input id="f-field" value="kiln.test"><div class="prefix">http://</div>', 'kiln.test'],
    ['currency', '<input id="f-field" value="12.50">', '12.50'],
    ['number', '<input id="f-field" value="12">', '12'],
    ['twitter', '<input id="f-field" value="kiln">', 'kiln'],
    ['password', '<input id="f-field" type="password" value="secret">', 'secret'],
  ])('have a %s', (type, control, value) => {
    expect(read(show(single('f', type, control)))).toEqual([['f', type, `The ${type}`, false, value]]);
  });

  it('have hidden ones that the page’s address fills', () => {
    history.replaceState(null, '', '/?SOURCE=letter&SOURCE=other');
    const form = show(
      '<input type="hidden" class="form-item field hidden" id="h-1" name="SOURCE" value="none"><input type="hidden" class="form-item field hidden" id="h-2" name="OTHER" value="own">',
    );
    expect(read(form).map(([id, type, , , value]) => [id, type, value])).toEqual([
      ['h-1', 'hidden', 'letter'],
      ['h-2', 'hidden', 'own'],
    ]);
  });

  it('have no sections, buttons, files or disabled ones among them, and none of what we put there ourselves', () => {
    const form = show(
      `<div class="form-item section underline"><div class="title">About</div></div>
       <div data-mortar-own><textarea name="g-recaptcha-response"></textarea></div>
       <input type="file" name="file"><input type="submit" value="Go"><button name="b">Go</button><input value="nameless">
       <input name="off" value="x" required disabled>`,
    );
    expect(fieldsIn(form)).toEqual([]);
  });

  it('keep their type where the page hides an item by its class', () => {
    expect(read(show(single('f', 'hidden text', '<input value="x">')))).toEqual([
      ['f', 'text', 'The hidden text', false, 'x'],
    ]);
  });

  it('take the title of a group without a heading from the labels of all its inputs', () => {
    const name = (label: string) =>
      `<div class="field"><label class="title" for="${label}">${label} Name</label><input id="${label}" name="n"></div>`;
    const group = (inner: string) => `<fieldset class="form-item fields name" id="n">${inner}</fieldset>`;
    const title = (html: string) => fieldsIn(show(group(html)))[0]?.field.title;
    expect(title(name('First') + name('Last'))).toBe('First Name, Last Name');
    expect(title('<input name="fname" placeholder="First"><input name="lname">')).toBe('First, lname');
  });

  it('take no title from captions of groups that are formats, and from inputs without any', () => {
    const caption = (text: string) => `<label class="caption"><input><span>${text}</span></label>`;
    const title = (type: string, inner: string) =>
      fieldsIn(show(`<fieldset class="form-item fields ${type}" id="g">${inner}</fieldset>`))[0]?.field.title;
    expect(title('phone', ['(###)', '###', '####'].map(caption).join(''))).toBe('');
    expect(title('date', ['MM', 'DD', 'YYYY'].map(caption).join(''))).toBe('');
    expect(title('time', ['Hour', 'Minute'].map(caption).join(''))).toBe('Hour, Minute');
    expect(title('name', '<input><input>')).toBe('');
    expect(title('name', '<input><input name="lname">')).toBe('lname');
  });

  it('ask for a country where its control is marked as required', () => {
    const part = (more = '') => `<input class="field-element" ${more}>`;
    const phone = (country: string) => single('p', 'fields phone', part(country) + part().repeat(3));
    const asked = (html: string) => fieldsIn(show(html))[0]?.field.showCountryCode;
    expect(asked(phone('aria-required="true"'))).toBe(true);
    expect(asked(phone(''))).toBe(false);
    expect(asked(single('p', 'fields phone', part('required').repeat(3)))).toBe(false);
  });

  it('have a limit where a textarea has one', () => {
    const [field] = fieldsIn(show(single('f', 'textarea', '<textarea maxlength="20"></textarea>')));
    expect(field?.field.maxLength).toBe(20);
  });
});

describe('the fields of an author’s own form', () => {
  it('have all that was chosen from a list', () => {
    const form = show(
      '<select name="days" multiple><option selected>Friday<option>Saturday<option selected>Sunday</select>',
    );
    expect(read(form).map(([id, , , , value]) => [id, value])).toEqual([['days', 'Friday, Sunday']]);
  });

  it('are known by their names, in the page’s order', () => {
    const form = show(
      `<label>Your name <input name="who" value="Ada" required></label>
       <p><label for="m">E-mail</label><input id="m" name="mail" type="email" value="a@b.co" aria-required="true"></p>
       <fieldset><legend>Classes</legend>
         <label><input type="checkbox" name="class" value="Throwing" checked>Throwing</label>
         <label><input type="checkbox" name="class" checked>Glazing</label></fieldset>
       <label><input type="checkbox" name="terms"> I agree</label>
       <input name="site" type="url" placeholder="Website" value="kiln.test">
       <select name="size" aria-label="Size"><option value="s">Small</select>
       <textarea name="words">Hello</textarea>`,
    );
    expect(read(form)).toEqual([
      ['who', 'text', 'Your name', true, 'Ada'],
      ['mail', 'email', 'E-mail', true, 'a@b.co'],
      ['class', 'checkbox', 'Classes', false, ['Throwing', 'Glazing']],
      ['terms', 'checkbox', 'I agree', false, []],
      ['site', 'website', 'Website', false, 'kiln.test'],
      ['size', 'select', 'Size', false, 's'],
      ['words', 'textarea', 'words', false, 'Hello'],
    ]);
  });

  it('lose no word where several bear one name', () => {
    expect(read(show('<input name="guest" value="Ada"><input name="guest" value="Ben">'))[0]?.[4]).toBe(
      'Ada, Ben',
    );
  });

  it('are found though the form has fields named like its own members', () => {
    const form = show('<input name="elements" value="1"><input name="querySelectorAll" value="2">');
    expect(read(form).map(([id]) => id)).toEqual(['elements', 'querySelectorAll']);
  });
});

/** Errors at the first field of a form on the page, and what ends them as unmounting the block does. */
function marking(form: HTMLFormElement) {
  const attributes = new ServerAttributes();
  const root = createRoot(document.createElement('div'));
  const [field] = fieldsIn(form);
  if (!field) throw new Error('The form has no field.');
  const show = (errors: FieldError[]) =>
    flushSync(() => root.render(createElement(FieldErrors, { errors, attributes })));
  return {
    field,
    markInvalid: (_field: FieldOnPage, text: string) => show([{ field, text }]),
    clearMark: (_field: FieldOnPage) => show([]),
    end() {
      root.unmount();
      attributes.restore();
    },
  };
}

describe('a mark at a field', () => {
  const MARKUP =
    '<div id="f" class="form-item field text"><label class="title" for="f-field">Name</label><input id="f-field" aria-describedby="hint" aria-invalid="false"></div>';

  it('says before the control what is wrong, and nothing of an earlier mark', () => {
    const form = show(MARKUP);
    const { field, markInvalid } = marking(form);
    markInvalid(field, 'Old');
    markInvalid(field, 'Name is required.');
    const [message, ...others] = form.querySelectorAll('.field-error');
    const control = form.querySelector('input');
    expect(others).toEqual([]);
    expect(message?.textContent).toBe('Name is required.');
    expect(message?.nextElementSibling).toBe(control);
    expect(control?.getAttribute('aria-describedby')).toBe(`${message?.id} hint`);
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    expect(field.element.classList.contains('error')).toBe(true);
  });

  it('goes when it is cleared, and leaves the server’s HTML as it was', () => {
    const form = show(MARKUP);
    const { field, markInvalid, clearMark, end } = marking(form);
    markInvalid(field, 'Wrong');
    clearMark(field);
    expect(form.querySelector('input')?.getAttribute('aria-describedby')).toBe('hint');
    expect(form.querySelector('[aria-invalid="true"], .error, .field-error')).toBeNull();
    markInvalid(field, 'Wrong again');
    end();
    expect(form.innerHTML).toBe(MARKUP);
  });

  it('stands behind a group’s legend, and points to the subfields at fault alone', () => {
    const form = show(published('n', 'name', input('First', 'Ada') + input('Last', '')));
    const { field, markInvalid } = marking(form);
    expect(field.focusable).toBe(form.querySelector('[data-title="First"]'));
    markInvalid(field, 'name is required.');
    expect(form.querySelector('legend')?.nextElementSibling?.className).toBe('field-error');
    const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid]')];
    expect(invalid.map(({ dataset }) => dataset.title)).toEqual(['Last']);
    expect(field.focusable).toBe(invalid[0]);
  });

  it('points to all subfields where the server alone knows what is wrong', () => {
    const form = show(published('n', 'name', input('First', 'Ada') + input('Last', 'Baker')));
    const { field, markInvalid } = marking(form);
    markInvalid(field, 'Somebody has that name already.');
    expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  });

  it('stands outside of a label that holds its control, so that the name stays what it is', () => {
    const form = show('<label>Name <input name="who"></label>');
    const { field, markInvalid } = marking(form);
    markInvalid(field, 'Name is required.');
    expect(form.firstElementChild?.className).toBe('field-error');
    expect(form.querySelector('label')?.textContent).toBe('Name ');
  });

  it('shows words as words', () => {
    const form = show(MARKUP);
    const { field, markInvalid } = marking(form);
    markInvalid(field, '<img src=x onerror=alert(1)>');
    expect(form.querySelector('img')).toBeNull();
  });
});
