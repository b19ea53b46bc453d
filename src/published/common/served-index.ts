/** The index of the option that the server has selected: the first one, if it names none. */
export function servedIndex({ options }: HTMLSelectElement): number {
  const index = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return Math.max(0, index);
}
