/** The search field and its suggestions. */
export const SEARCH = {
  suggestions: 'Suggestions',
  suggestionCount: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
} as const;
