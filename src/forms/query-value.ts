/** What the page's address has for a hidden field's key, the first where it has several; else the field's own value. */
export function queryValue(key: string, ownValue: string, search: string): string {
  const found = key ? new URLSearchParams(search).get(key) : null;
  return found ?? ownValue;
}
