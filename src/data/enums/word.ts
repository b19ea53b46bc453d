/** A word of an enumeration however it is spelled: `GIFT_CARD`, `gift-card` and `giftCard` are `gift card`. */
export function asWord(written: unknown): string {
  if (typeof written !== 'string') return '';
  return written
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();
}
