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
