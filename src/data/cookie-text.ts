import { decoded } from './text';

/** The value of the first cookie with that name in a cookie string. */
export function valueIn(cookies: string, name: string): string | undefined {
  const [first] = valuesIn(cookies, name);
  return first === undefined ? undefined : decoded(first);
}

/** The values of all cookies with that name, undecoded. */
export function valuesIn(cookies: string, name: string): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).trim());
}

/**
 * Keeps only characters valid in a cookie value (RFC 6265). The bars between a visitor's numbers stay, and the
 * characters of base64: a server compares a token with the cookie as it is.
 */
export function encodeValue(value: string): string {
  const encoded = encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  return encoded.replace(/%(2B|2F|3D|7C)/g, decodeURIComponent);
}
