/** `none, fit or fill` as its words; nothing where it is a description. */
export function allowedValues(allowed: string): string[] {
  return /^[\w-]+(, [\w-]+)* or [\w-]+( or [\w-]+)*$/.test(allowed) ? allowed.split(/, | or /) : [];
}
