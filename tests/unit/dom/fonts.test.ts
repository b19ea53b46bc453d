import { describe, expect, it } from 'vitest';
import { fontKit, fontService } from '../../../src/dom/vendors/fonts';

describe('typefaces', () => {
  it('come from the service by the families’ names and from the kit by its id', () => {
    const address = new URL(fontService(['Inter:wght@400;700', 'A&B']) ?? '');
    expect(address.host).toBe('fonts.googleapis.com');
    expect(address.searchParams.getAll('family')).toEqual(['Inter:wght@400;700', 'A&B']);
    expect(fontService([])).toBeUndefined();
    expect(fontKit('abc1def')).toBe('https://use.typekit.net/abc1def.css');
  });

  it.each([[''], ['../x'], [7], [null], ['x'.repeat(21)]])('are in no kit %j', (id) => {
    expect(fontKit(id)).toBeUndefined();
  });
});
