/** A word of an enumeration however it is spelled: `GIFT_CARD`, `gift-card` and `giftCard` are `gift card`. */
export function asWord(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  return raw
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();
}
