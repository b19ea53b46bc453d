import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AnalyticsEvent,
  CONTENT_ITEM_TYPES,
  createAnalyticsEvent,
  isPopupOverlayVisible,
  isValidCategory,
  isValidTag,
  UnexpectedValueError,
  validateCommonFields,
  validateDataset,
  validateEmail,
  validateFile,
  validateLink,
  validateLists,
  validateOption,
  validatePageUrl,
  validateRating,
  validateSubtotal,
  validateTag,
  validateTagEdits,
  validateVimeoAccount,
} from '../../../src/library';

describe('analytics events', () => {
  const event: AnalyticsEvent = {
    actor: 'user',
    action: 'click',
    event_owner_team: 'shop',
    event_source: 'web',
    object_type: 'button',
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => void warn.mockClear());
  afterEach(() => history.replaceState(null, '', '/'));

  it('have the common fields', () => {
    const whole = {
      ...event,
      object: 'buy',
      indirect_object: null,
      product_area: 'shop',
      product_page: 'cart',
      product_section: 'total',
      user_member_account_id: null,
      session_id: 's',
      locale: 'en-GB',
      website_id: 'w',
    };
    expect(createAnalyticsEvent(whole)).toEqual(whole);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['action', 5, 'it must be a non-empty string'],
    ['action', '', 'it must be a non-empty string'],
    ['actor', null, 'it must be a non-empty string'],
    ['object', {}, 'it must be a string or null'],
    ['locale', ['en'], 'it must be a string or null'],
    ['colour', 'red', 'it is not a common field'],
    ['toString', 'red', 'it is not a common field'],
  ])('lose %s when it is %j, with a warning', (name, value, why) => {
    const kept = validateCommonFields({ ...event, [name]: value });
    expect(Object.hasOwn(kept, name)).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`The analytics event omits ${name}: ${why}.`);
  });

  it('have no key for a field that is undefined', () => {
    expect(Object.keys(validateCommonFields({ actor: 'a', locale: undefined }))).toEqual(['actor']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 'event', []])('%j has no fields', (fields) => {
    expect(validateCommonFields(fields)).toEqual({});
  });

  it('are refused without what each of them has', () => {
    const { action: _, actor: __, ...others } = event;
    expect(() => createAnalyticsEvent(others as never)).toThrow(
      'actor, action of an analytics event must be a non-empty string, got undefined',
    );
    expect(() => createAnalyticsEvent(null as never)).toThrow(
      /^actor, action, .* of an analytics event must be a non-empty string/,
    );
  });

  it('go without a field of the wrong type, with a warning', () => {
    const { actor: _, ...others } = event;
    for (const actor of [5, null, ''])
      expect(createAnalyticsEvent({ ...event, actor } as never, '/')).toEqual(others);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('say that they come from the design editor', () => {
    expect(createAnalyticsEvent(event, '/config/design').product_page).toBe('design');
    expect(createAnalyticsEvent(event, '/config/')).toEqual(event);
    expect(createAnalyticsEvent({ ...event, product_page: 'cart' }, '/config/design').product_page).toBe(
      'cart',
    );
    history.replaceState(null, '', '/config/design');
    expect(createAnalyticsEvent(event).product_page).toBe('design');
  });

  it('name kinds of content in words of their own', () => {
    expect(CONTENT_ITEM_TYPES).toEqual({
      audio: 'audio',
      event: 'event',
      image: 'image',
      'portfolio item': 'portfolio-item',
      text: 'blog post',
      video: 'video',
    });
  });
});

describe('the editor', () => {
  it.each([
    [isValidTag, 50],
    [isValidCategory, 25],
  ])('%o: up to %d characters', (isValid, length) => {
    expect(isValid('a'.repeat(length))).toBe(true);
    expect(isValid('a'.repeat(length + 1))).toBe(false);
    expect(isValid(length)).toBe(false);
  });

  it('complains in the words of the specification', () => {
    expect(validateTag('clay', ['clay'], 'tag')).toBe('This tag already exists');
    expect(validateTag('oak', ['clay'], 'tag')).toBeUndefined();
    expect(validateLink('kiln')).toBe('Links must be formatted as example.com or https://example.com');
    expect(validateLink('kiln.co')).toBeUndefined();
    expect(validateOption('red', ['blue'])).toBe('red is not one of the expected options');
    expect(validateOption('blue', ['blue'])).toBeUndefined();
    expect(validateOption(7, [1, 2])).toBe('7 is not one of the expected options');
    expect(validateOption(null, ['blue'])).toBe('null is not one of the expected options');
    expect(validateOption({ a: 1 }, ['blue'])).toBe('an object is not one of the expected options');
    expect(validatePageUrl(404)).toBe('404 is not a valid page URL');
    expect(validatePageUrl(undefined)).toBe('undefined is not a valid page URL');
    expect(validateEmail(' ')).toBe('Please enter a valid email');
    expect(validateEmail('ada@kiln')).toBe('Emails must be formatted as name@example.com');
    expect(validateEmail(' ada@kiln.co ')).toBeUndefined();
    expect(validatePageUrl('//kiln.co')).toBe('//kiln.co is not a valid page URL');
    expect(validatePageUrl('/kiln')).toBeUndefined();
    expect(validateLists([])).toBe('A List must be selected');
    expect(validateLists(['letters'])).toBeUndefined();
    expect(validateRating(0)).toBe('Please select a star rating');
    expect(validateRating(5)).toBeUndefined();
    expect(validateTagEdits(2, 'category')).toBe('You may only edit one category at a time');
    expect(validateTagEdits(1, 'category')).toBeUndefined();
    expect(validateVimeoAccount('Basic')).toMatch(/^Vimeo Basic accounts are unsupported\./);
    expect(validateVimeoAccount('pro')).toBeUndefined();
  });

  it('complains of an order below the least one, in one currency', () => {
    const euros = (cents: number) => ({ cents, currency: 'EUR' }) as const;
    expect(validateSubtotal(euros(1999), euros(2000))).toBe(
      'To check out, order subtotal must be €20.00 or more',
    );
    expect(validateSubtotal(euros(2000), euros(2000))).toBeUndefined();
    expect(() => validateSubtotal({ cents: 1, currency: 'USD' }, euros(1))).toThrow(
      'The currency of a subtotal must be EUR, got "USD"',
    );
  });

  it.each([
    validateEmail,
    validateFile,
    validateLink,
    validateLists,
    validateOption,
    validatePageUrl,
    validateRating,
    validateSubtotal,
    validateTag,
    validateTagEdits,
    validateVimeoAccount,
  ] as ((...given: unknown[]) => unknown)[])('%o answers nonsense, or says what it wants', (complain) => {
    for (const given of [undefined, null, 7, Symbol('x'), {}, [], () => 1]) {
      try {
        expect(complain(given, given, given)).toSatisfy(
          (answer) => answer === undefined || typeof answer === 'string',
        );
      } catch (error) {
        expect(error).toBeInstanceOf(UnexpectedValueError);
      }
    }
  });

  it.each([
    [{ name: '' }, 'Please enter a file name'],
    [{ type: 'text/plain' }, 'The file jug.png does not appear to be a supported image file.'],
    [{ size: 2_000_001 }, 'The file jug.png is too large. The maximum allowed file size is 1.91 MB.'],
    [{}, undefined],
  ])('of a file with %j: %s', (change, words) => {
    const file = { name: 'jug.png', size: 2_000_000, type: 'image/png', ...change };
    const rules = { maxSize: 2_000_000, types: ['image/png'], typeName: 'image' };
    expect(validateFile(file, rules)).toBe(words);
  });

  it.each([
    ['image/*', true],
    ['IMAGE/PNG', true],
    ['.png', true],
    [' .PnG ', true],
    ['image/png', true],
    ['.jpg', false],
    ['.g', false],
    ['png', false],
    ['video/*', false],
    ['image/', false],
    ['image/pn', false],
    ['*/*', false],
    ['', false],
  ])('a picture called Jug.PNG is what accept="%s" asks for: %s', (accepted, isFine) => {
    const file = { name: 'Jug.PNG', size: 1, type: 'image/png' };
    const complaint = validateFile(file, { maxSize: 2, types: [accepted], typeName: '' });
    expect(complaint === undefined).toBe(isFine);
  });

  it.each([
    ['.md', true],
    ['image/*', false],
    ['', false],
  ])('a file whose type the system does not know is what accept="%s" asks for: %s', (accepted, isFine) => {
    const file = { name: 'notes.md', size: 1, type: '' };
    const complaint = validateFile(file, { maxSize: 2, types: [accepted], typeName: '' });
    expect(complaint === undefined).toBe(isFine);
  });
});

describe('a dataset', () => {
  const BOUNDS = { maxRows: 2, maxColumns: 2 };
  it.each([
    [['a', 'b'], [[1, 0]], []],
    [[], [], ['Your dataset must have at least one column', 'Your dataset must have at least one row']],
    [['a', 'b'], [[1, '']], ['One or more rows was missing data']],
    [['a', 'b'], [[1]], ['One or more rows was missing data']],
    [['a', 'b'], [[1, null]], ['One or more rows was missing data']],
    [['a'], [[1], [2], [3]], ['dataset truncated to 2 rows or 2 columns']],
    [['a', 'b', 'c'], [[1, 2, 3]], ['dataset truncated to 2 rows or 2 columns']],
  ])('with the columns %j and the rows %j', (columns, rows, errors) => {
    const { errors: found, dataset } = validateDataset({ columns, rows }, BOUNDS);
    expect(found).toEqual(errors);
    expect(dataset.columns).toEqual(columns.slice(0, 2));
    expect(dataset.rows).toEqual(rows.slice(0, 2).map((row) => row.slice(0, 2)));
  });

  it.each([undefined, {}, { maxRows: 1 }, { maxRows: -1, maxColumns: 1 }])('is not cut to %j', (bounds) => {
    expect(() => validateDataset({ columns: [], rows: [] }, bounds as never)).toThrow(/of a dataset must be/);
  });

  it.each([null, {}, { columns: [] }, { columns: 'a', rows: [] }, { columns: [], rows: [5] }])(
    '%j is none',
    (table) => {
      expect(() => validateDataset(table as never, BOUNDS)).toThrow(/^A dataset must be an array of columns/);
    },
  );
});

describe('a popup', () => {
  const DAY = 86_400_000;
  const NOW = Date.parse('2026-11-22T00:00:00Z');
  const closed = (days: number) => ({ 'date-closed': NOW - days * DAY, version: 2 });
  const weekly = { displayFrequency: 7, version: 2, showUntilSignup: true };

  it.each([
    ['was never stored', undefined, weekly, false],
    ['was stored as what is no record', 'x', weekly, false],
    ['is of an older version', { ...closed(0), version: 1, submitted: true }, weekly, true],
    [
      'is of an older version, and never comes again',
      { version: 1 },
      { ...weekly, displayFrequency: -1 },
      true,
    ],
    ['is of a newer version', { ...closed(0), version: 3 }, weekly, false],
    ['was answered', { ...closed(30), submitted: true }, weekly, false],
    [
      'was answered, but shows whatever',
      { ...closed(30), submitted: true },
      { ...weekly, showUntilSignup: false },
      true,
    ],
    ['was closed less than a week ago', closed(6.99), weekly, false],
    ['was closed a week ago', closed(7), weekly, true],
    ['was closed at a time in words', { 'date-closed': '2026-11-15T00:00:00Z', version: 2 }, weekly, true],
    ['was closed just now in words', { 'date-closed': '2026-11-21T23:00:00Z', version: 2 }, weekly, false],
    ['never comes again', closed(1000), { ...weekly, displayFrequency: -1 }, false],
    ['comes each time', closed(0), { ...weekly, displayFrequency: 0 }, true],
    ['was seen and not closed', { version: 2 }, weekly, true],
    ['has no settings', closed(0), undefined, true],
  ])('that %s', (_what, record, settings, isVisible) => {
    expect(isPopupOverlayVisible(record, settings, NOW)).toBe(isVisible);
  });

  it('is not visible at a time that is none, and nothing is thrown', () => {
    for (const time of [undefined, null, Number.NaN, '0'])
      expect(isPopupOverlayVisible(closed(0), weekly, time as unknown as number)).toBe(false);
  });
});
