const failures = new Map<string, number>();

/** Records that a vendor script didn't load or didn't work. */
export function noteFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}

/** Browsers let two scripts with the same address share one response, so each retry gets its own query. */
export function addressOfTry(address: string): string {
  const failed = failures.get(address);
  return failed ? `${address}${address.includes('?') ? '&' : '?'}r=${failed}` : address;
}
