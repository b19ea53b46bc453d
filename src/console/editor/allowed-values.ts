/** The words of `none, fit or fill`; empty if the text is a description. */
export function allowedValues(allowed: string): string[] {
  return /^[\w-]+(, [\w-]+)* or [\w-]+( or [\w-]+)*$/.test(allowed) ? allowed.split(/, | or /) : [];
}
