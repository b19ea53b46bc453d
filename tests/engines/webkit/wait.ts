/** Looks again and again until there is something; `what` says in an error what has not come. */
export async function eventuallyDefined<Value>(
  what: string,
  look: () => Promise<Value | undefined>,
  { timeout = 10_000, interval = 40 } = {},
): Promise<Value> {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`Timeout ${timeout}ms exceeded while waiting for ${what}`);
    await sleep(interval);
  }
}

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
