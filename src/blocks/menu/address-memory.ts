/** What was shown at the addresses that this page had. */
export interface AddressMemory<Shown> {
  /** Keeps what is shown for the address before, once the page has another. */
  remember(shown: Shown): void;
  /** What was shown when the page was at its present address before. */
  recall(): Shown | undefined;
}

export function createAddressMemory<Shown>(): AddressMemory<Shown> {
  const shownAt = new Map<string, Shown>();
  let address = location.href;
  return {
    remember(shown) {
      if (location.href !== address) shownAt.set(address, shown);
      address = location.href;
    },
    recall: () => shownAt.get(address),
  };
}
