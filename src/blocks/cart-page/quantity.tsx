import { useEffect, useId, useRef, useState } from 'react';

interface QuantityProps {
  readonly label: string;
  /** The id of the element with the product's name. */
  readonly productId: string;
  readonly quantity: number;
  readonly isPending: boolean;
  onChange(quantity: number): void;
  /** The quantity is 0: only on Enter or blur, since `0` may be the beginning of a number. */
  onZero(): void;
}

/** Milliseconds without input after which a number counts as entered. */
const PAUSE = 600;

export function Quantity({ label, productId, quantity, isPending, onChange, onZero }: QuantityProps) {
  const id = useId();
  const [draft, setDraft] = useState(String(quantity));
  const asked = useRef(draft);

  // When a change has succeeded or failed, the cart's number is shown, unless another one was typed meanwhile.
  useEffect(() => {
    if (isPending) return;
    const before = asked.current;
    asked.current = String(quantity);
    setDraft((draft) => (draft === before ? String(quantity) : draft));
  }, [quantity, isPending]);

  useEffect(() => {
    if (draft === asked.current || !(Number(draft) > 0)) return undefined;
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  });

  function ask(): void {
    if (draft === asked.current) return;
    if (/^\d+$/.test(draft)) askFor(draft);
    else setDraft(asked.current);
  }

  function askFor(wanted: string): void {
    asked.current = wanted;
    if (Number(wanted)) onChange(Number(wanted));
    else onZero();
  }

  return (
    <label className="mortar-cart-quantity">
      <span id={id}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={draft}
        aria-labelledby={`${id} ${productId}`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={ask}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask();
        }}
      />
    </label>
  );
}
