interface ButtonProps {
  readonly shape: 'start' | 'stop' | 'previous' | 'next';
  readonly label: string;
  readonly isDisabled?: boolean;
  onClick(): void;
}

/** A button over the slides. */
export function Button({ shape, label, isDisabled = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`mortar-gallery-button mortar-gallery-${shape}${isDisabled ? ' disabled' : ''}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    />
  );
}
