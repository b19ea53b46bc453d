/** Shares of the limit at which a visitor is told how many characters are left. */
const SHARES = [0.75, 0.9, 1];

/** How near to its limit a text is: the number of shares it has reached, one more when it is over. */
export function counterLevel(count: number, max: number): number {
  return SHARES.filter((share) => count >= share * max).length + (count > max ? 1 : 0);
}
