/** A state's name, with a coloured dot. */
export function StateChip({ state }: { readonly state: string }) {
  return (
    <span className="chip" data-state={state}>
      {state}
    </span>
  );
}
