/** Whether there is that day. */
export function isRealDate(month: string, day: string, year: string): boolean {
  if (![month, day, year].every(isDigits)) return false;
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day)); // takes years before 100 as they are
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Whether a clock shows that time, of twelve hours or of twenty-four; the seconds may be left out. */
export function isRealTime(hour: string, minute: string, second: string): boolean {
  const isUnder = (text: string, limit: number) => isDigits(text) && Number(text) < limit;
  return isUnder(hour, 24) && isUnder(minute, 60) && isUnder(second || '0', 60);
}

function isDigits(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim());
}
