import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { formatMessage, parseMessage, STRINGS } from '../../../src/library';

describe('a message is refused', () => {
  it.each([
    ['{a', '"}" but the end found at line 1, column 3'],
    ['{', '"}" but the end found'],
    ['{}', 'the name of an argument but "{}" found at line 1, column 1'],
    ['{a!}', 'the name of an argument, then "," or "}" but "!" found'],
    ['{a b}', 'the name of an argument, then "," or "}" but "b" found'],
    ['{{a}}', 'the name of an argument, then "," or "}" but "{" found'],
    ['{a,}', 'number, date, time, plural, selectordinal or select but "}" found'],
    [
      '{a, money}',
      'number, date, time, plural, selectordinal or select but "money" found at line 1, column 5',
    ],
    ['one\n{a, number, }', 'a style but "}" found at line 2, column 13'],
    ['{a, number, ::x/}', 'a number skeleton but "::x/" found'],
    ['{a, date, ::}', 'a date or time skeleton but "{a, date, ::}" found'],
    ["{a, number, 'x", 'a closing apostrophe but the end found'],
    ['{a, select}', '"," and branches but "}" found'],
    ['{a, select, }', 'a branch but "}" found'],
    ['{a, plural, }', 'a branch but "}" found'],
    ['{a, plural, offset}', '":" and a whole number but "}" found'],
    ['{a, plural, offset:99999999999999999999 other {x}}', 'a whole number but "99999999999999999999" found'],
    ['{a, plural, =x {b} other {c}}', 'a branch but "x" found'],
    ['{a, select, b}', '"{" but "}" found'],
    ['{a, plural, one}', '"{" but "}" found'],
    ['{a, plural, one {b} one {c} other {d}}', 'each branch once but "one" found at line 1, column 21'],
    ['{a, select, b {b} b {c} other {d}}', 'each branch once but "b" found'],
    ['{a, plural, one {b}}', 'a branch "other" but "}" found at line 1, column 20'],
    ['{a, select, b {b}}', 'a branch "other" but "}" found'],
    ['{a, selectordinal, one {b}}', 'a branch "other" but "}" found'],
    [
      '{a, plural, some {b} other {c}}',
      'zero, one, two, few, many, other or = and a number but "some" found',
    ],
    ['{a, number, roman}', 'integer, percent or a skeleton but "roman" found'],
    ['{a, date, constructor}', 'short, medium, long, full or a skeleton but "constructor" found'],
    ['{n, plural, other {{a, time, soon}}}', 'short, medium, long, full or a skeleton but "soon" found'],
    ['{a, date, ::Q}', 'a message of bearable depth and known skeletons but another one found'],
  ])('%s', (text, words) => {
    const parse = () => parseMessage(text);
    expect(parse).toThrow(SyntaxError);
    expect(parse).toThrow(/^Expected .+ but .+ found/);
    expect(parse).toThrow(`Expected ${words}`);
    expect(parse).toThrow(`in the message ${JSON.stringify(text)}`);
  });

  it('and the next one is read as if nothing had been', () => {
    for (let times = 0; times < 3; times++) {
      expect(() => parseMessage('{a, number, ::.00/w/w}')).toThrow(SyntaxError);
      expect(formatMessage('{a, number, ::.00}', { a: 1 })).toBe('1.00');
    }
  });

  it('with no more of it in the error than a person reads', () => {
    expect(() => parseMessage(`${'long '.repeat(1000)}{`)).toThrow(/^.{1,200}$/);
  });
});

describe('a message is filled', () => {
  const SHEEP =
    '{count, plural, offset:1 =0 {no sheep} =1 {one sheep} one {one and # more} other {one and # more}}';
  it.each([
    ['no arguments', {}, 'no arguments'],
    ['', {}, ''],
    ['{a}{b}', { a: 1, b: 'x' }, '1x'],
    ['{ a }', { a: '' }, ''],
    ['{a}', { a: '{b}' }, '{b}'],
    ['{a}', { a: '<b>bold</b>' }, '<b>bold</b>'],
    ['<b>{a}</b> 3 < 4', { a: 'x' }, '<b>x</b> 3 < 4'],
    ["'{a}' isn''t {a}", { a: 'x' }, "{a} isn't x"],
    ['{a, number}', { a: 1234.5 }, '1,234.5'],
    ['{a, number}', { a: 0 }, '0'],
    ['{a, number}', { a: 999 }, '999'],
    ['{a, number}', { a: 1000 }, '1,000'],
    ['{a, number}', { a: -7 }, '-7'],
    ['{a, number}', { a: 0.25 }, '0.25'],
    ['{a, number}', { a: '007' }, '7'],
    ['{a, number, integer}', { a: 1234.5 }, '1,235'],
    ['{a, number, percent}', { a: 0.5 }, '50%'],
    ['{a, number, ::currency/EUR}', { a: 3 }, '€3.00'],
    ['{a, date, short}', { a: new Date(2026, 10, 21) }, '11/21/26'],
    [SHEEP, { count: 0 }, 'no sheep'],
    [SHEEP, { count: 1 }, 'one sheep'],
    [SHEEP, { count: 1235 }, 'one and 1,234 more'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['{who, select, me {mine} other {theirs}}', { who: 'me' }, 'mine'],
    ['{who, select, me {mine} other {theirs}}', { who: 'toString' }, 'theirs'],
    [
      '{who, select, me {{n, plural, one {my cup} other {my # cups}}} other {}}',
      { who: 'me', n: 2 },
      'my 2 cups',
    ],
  ])('%s with %j', (text, values, words) => {
    expect(formatMessage(text, values, 'en')).toBe(words);
  });

  it('by the rules of its language', () => {
    const text = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    expect([1, 3, 5, 1.5].map((n) => formatMessage(text, { n }, 'pl'))).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
      '1,5 pliku',
    ]);
    expect(formatMessage('{n, number}', { n: 1234.5 }, 'de')).toBe('1.234,5');
    expect(formatMessage('{a, time, short}', { a: new Date(2026, 10, 21, 8, 5) }, 'de')).toBe('08:05');
  });

  it('with an English count, without the formatter of numbers that would hold the page up', () => {
    function refuse(): never {
      throw new Error('a formatter');
    }
    const formatter = vi.spyOn(Intl, 'NumberFormat').mockImplementation(refuse);
    expect(formatMessage(STRINGS.itemsSpoken, { items: 3 })).toBe('3 items in cart');
    expect(() => formatMessage(STRINGS.itemsSpoken, { items: 3000 })).toThrow('a formatter');
    formatter.mockRestore();
  });

  it.each([
    ['{email}', {}, 'email'],
    ['{email}', { email: undefined }, 'email'],
    ['{email}', { email: null }, 'email'],
    ['{constructor}', {}, 'constructor'],
    ['{__proto__}', {}, '__proto__'],
    ['{n, plural, other {{rest}}}', { n: 1 }, 'rest'],
  ])('never without a value: %s with %j names it', (text, values, name) => {
    expect(() => formatMessage(text, values as never, 'en')).toThrow(`"${name}" was not provided`);
  });

  it.each([
    ['{n, plural, one {# cup} other {# cups}}', 'many'],
    ['{n, selectordinal, one {#st} other {#th}}', {}],
    ['{n, number}', 'a dozen'],
    ['{who, select, me {{n, number, percent}} other {}}', Number.NaN],
  ])('%s never with %j, which is no number', (text, n) => {
    expect(() => formatMessage(text, { n, who: 'me' } as never)).toThrow(
      /^The value of "n" must be a number, got/,
    );
  });

  it.each(['{a}', '{n, plural, one {{a}} other {c}}', '{n, select, other {{n, plural, other {{a}}}}}'])(
    '%s never without what it asks for, of which the error names both',
    (text) => {
      expect(() => formatMessage(text, { n: 1 })).toThrow(
        `The intl string context variable "a" was not provided to the string "${text}"`,
      );
    },
  );

  it('with numbers that come as text', () => {
    expect(formatMessage('{n, plural, one {# cup} other {# cups}}', { n: '2' })).toBe('2 cups');
  });

  it('from values as text, whatever they are', () => {
    const values = { yes: true, no: false, list: [1, 2], call: () => 'called', big: 7n } as never;
    expect(formatMessage('{yes} {no} {list} {big}', values)).toBe('true false 1,2 7');
    expect(formatMessage('{call}', values)).toContain('=>');
  });

  it.each(['', 'en_US', '??'])('never by a locale such as %j', (locale) => {
    expect(() => formatMessage('{n, number}', { n: 1 }, locale)).toThrow(RangeError);
  });
});

/** What the specification quotes, wherever it does. */
const QUOTED = `
Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.
Logout Successful
You have been successfully logged out.
Shopping Cart
Checkout
Continue Shopping
Rate your purchase
Preview Only
Please log out of your Squarespace account in order to use the OpenTable Block.
By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.
Accept
Decline
Available
Scheduled
Hidden
Unsupported
You have exceeded the character limit.
Email is not valid. Email addresses should follow the format {email}.
Please enter a valid email
Emails must be formatted as {email}
Links must be formatted as {host} or {host}
{val} is not a valid page URL
{val} is not one of the expected options
A List must be selected
Please enter a file name
Please select a star rating
Your dataset must have at least one column
Your dataset must have at least one row
One or more rows was missing data
dataset truncated to {maxRows} rows or {maxColumns} columns
The file {fileName} is too large. The maximum allowed file size is {maxSize}.
The file {fileName} does not appear to be a supported {fileTypeMessage}file.
This {tagType} already exists
You may only edit one {tagType} at a time
To check out, order subtotal must be {subtotal} or more
Vimeo Basic accounts are unsupported. Please use a video from a different account.
mobile platform not correctly identified
Internal Error: Unable to parse server response from ({url}) as JSON: {message}
Unauthorized request
Internal server error. Please try again later.
This service is temporarily unavailable. Please try again later.
Unable to connect…
Submitting…
Error processing form submission. Please reload and try again.
Unknown error, please try again later.
Complete CAPTCHA before submitting.
Could not get a form submission key, please try again later.
Could not parse the form fields, please check your entries.
One or more fields is invalid, please check your entries.
Your form has encountered a problem. Please scroll down to review.
Your form has encountered a problem. Please scroll up to review.
Unable to submit form. Please try again later.
This form has not been configured yet.
Unable to submit form. Submission rate limit exceeded. Please try again later.
Unable to send form. Please try again later.
Something Went Wrong!
Unable to resolve pageLoadId
Invalid or missing image source.
Invalid video embed.
Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.
Error evaluating gallery block data.
Error decoding gallery block data.
VideoLoader not found
Loader2 not found
lightboxify is not available in this tier!
No valid HTMLElement node was supplied!
Something went wrong
Unable to load results
Unable to load. Try again.
Unable to connect. Please try again
Network error
File processing failed
File upload failed to complete
File processing cancelled
No response data from job request
There was a problem while renaming your file
There was a problem while uploading your file
Unable to Rename File
Unable to Upload File
Unable to update quantity
Unable to add item
Unable to remove item
Unable to open form
Unable to update form
Please check your internet connection
You have already reviewed this purchase
Your review request has expired
There are no products to review
Try submitting your review again
Failed to load timezone
Unable to load collections
Unable to load fonts
Unable to locate content
ReCaptcha has not been set up!
Document was destroyed
100+
More than 100 items in cart
just now`
  .trim()
  .split('\n');

describe('the catalogue', () => {
  const texts: readonly string[] = Object.values(STRINGS);

  it.each(QUOTED)('has "%s"', (text) => {
    expect(texts).toContain(text);
  });

  it('has each text once, and each is a message', () => {
    expect(texts).toEqual([...new Set(texts)]);
    for (const text of texts) expect(parseMessage(text)).not.toEqual([]);
  });

  it('has every text that the source says on a page', async () => {
    const files = await readdir('src', { recursive: true });
    const said = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/\bt\(\s*\w+,\s*'([^']+)'/g)])
      .map(([, text]) => text);
    expect(said).toContain('Logout Successful');
    for (const text of said) expect(texts).toContain(text);
  });
});
