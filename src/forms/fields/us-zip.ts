/** Exactly five digits (specification, section 5). */
export function isUsZip(text: unknown): boolean {
  return typeof text === 'string' && /^\d{5}$/.test(text);
}

/** Whether a country's name means the United States. */
export function isUnitedStates(country: string): boolean {
  return /^(usa?|united states( of america)?)$/i.test(country.replaceAll('.', '').trim());
}
