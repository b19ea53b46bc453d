import { useId, useState } from 'react';
import { createPalette, cssColor, readColor } from '../../../src/library';

interface SeedPickerProps {
  readonly seed: string;
  onChange(seed: string): void;
}

/** The browser's own picker, and a field for a colour in words; the palette changes when they name one. */
export function SeedPicker({ seed, onChange }: SeedPickerProps) {
  const [draft, setDraft] = useState<string>();
  const complaintId = useId();
  const isRefused = draft !== undefined && !readColor(draft);
  const write = (words: string) => {
    setDraft(words);
    if (readColor(words)) onChange(words);
  };
  return (
    <fieldset>
      <legend>Colour</legend>
      <label className="row">
        Pick one
        <input type="color" value={hexOf(seed)} onChange={({ target }) => onChange(target.value)} />
      </label>
      <label className="row">
        Or write it
        <input
          value={draft ?? seed}
          spellCheck={false}
          aria-invalid={isRefused}
          aria-describedby={complaintId}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </label>
      <p className={isRefused ? 'complaint' : 'note'} id={complaintId} role="status">
        {isRefused ? 'That is no colour: write #rrggbb, rgb() or hsl().' : 'As #rrggbb, rgb() or hsl().'}
      </p>
    </fieldset>
  );
}

/** The only way of writing that the browser's picker takes. */
function hexOf(seed: string): string {
  const { value } = createPalette({ mode: 'color', seed }).accent;
  return cssColor({ ...value, userFormat: 'hex' });
}
