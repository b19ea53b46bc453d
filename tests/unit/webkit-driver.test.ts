import { describe, expect, it } from 'vitest';
import { withScript } from '../engines/webkit/inject';
import { clockScript, injectedScript } from '../engines/webkit/playwright-scripts';
import { bodyOf } from '../engines/webkit/script-text';
import { urlMatcher } from '../engines/webkit/url-pattern';
import { fromPlain, literal, toPlain } from '../engines/webkit/values';

describe('what stands for Playwright in WebKit', () => {
  it('finds the scripts of the Playwright that is installed', () => {
    expect(injectedScript()).toContain('InjectedScript');
    expect(clockScript()).toContain('fastForward');
  });

  it.each([
    ['**/chunks/form-*', 'http://a.test/chunks/form-1a.js', true],
    ['**/chunks/form-*', 'http://a.test/chunks/form-1a/b.js', false],
    ['/api/**', 'http://site.test/api/a/b', true],
    ['http://a.test/**/*.{png,svg}', 'http://a.test/x.svg', true],
    ['http://a.test', 'http://a.test/', true],
    [/held\.js$/, 'http://a.test/held.js', true],
  ])('takes %s for %s: %j', (match, url, expected) => {
    expect(urlMatcher(match, 'http://site.test/fixture')(url)).toBe(expected);
  });

  it('lets its script run under a strict policy, before those of the page', () => {
    const answer = (policy: string) => ({
      status: 200,
      headers: { 'content-security-policy': policy },
      body: Buffer.from('<!doctype html><html><head><script src="/mortar.js"></script></head></html>'),
    });
    const strict = withScript(answer("default-src 'none'; style-src 'self'"), 'let a;');
    expect(String(strict.body)).toContain('<head><script>let a;</script><script src="/mortar.js">');
    expect(strict.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; script-src 'sha256-/,
    );
    const loose = withScript(answer("script-src 'unsafe-inline'"), 'let a;');
    expect(loose.headers['content-security-policy']).toBe("script-src 'unsafe-inline'");
  });

  it('carries values from the page and to it', () => {
    const value = {
      list: [1, Number.NaN, null, undefined],
      when: new Date(0),
      pattern: /a"b/i,
      nested: { a: 'x' },
    };
    expect(fromPlain(JSON.parse(JSON.stringify(toPlain(value))))).toEqual(value);
    expect(new Function(`return ${literal(value)}`)()).toEqual(value);
  });

  it('evaluates expressions, statements and functions', () => {
    const run = (script: string | ((argument: never) => unknown), argument?: unknown) =>
      new Function(bodyOf(script, argument))();
    expect(run('1 + 1;')).toBe(2);
    expect(run('(a) => a + 1')).toBeTypeOf('function'); // as in Playwright, a string is not called
    expect(run((a: number) => a + 1, 1)).toBe(2);
    expect(run('if (true) 3;')).toBe(3);
  });
});
