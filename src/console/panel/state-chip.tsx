/** A state in its word, with a dot in its colour. */
export function StateChip({ state }: { readonly state: string }) {
  return (
    <span className="chip" data-state={state}>
      {state}
    </span>
  );
}
