const failures = new Map<string, number>();

/** Notes that a vendor's script did not come, or came to nothing. */
export function noteFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}

/** Browsers let two scripts of one address wait for the same answer, so each further try has a query of its own. */
export function addressOfTry(address: string): string {
  const failed = failures.get(address);
  return failed ? `${address}${address.includes('?') ? '&' : '?'}r=${failed}` : address;
}
