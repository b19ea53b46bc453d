import { useId, useState } from 'react';
import { createPalette, cssColor, readColor } from '../../../src/library';

interface SeedPickerProps {
  readonly seed: string;
  onChange(seed: string): void;
}

/** The browser's own picker, and a field for a colour as text; the palette changes when the text is one. */
export function SeedPicker({ seed, onChange }: SeedPickerProps) {
  const [draft, setDraft] = useState<string>();
  const hintId = useId();
  const isRefused = draft !== undefined && !readColor(draft);
  const enter = (text: string) => {
    setDraft(text);
    if (readColor(text)) onChange(text);
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
          aria-describedby={hintId}
          onChange={({ target }) => enter(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </label>
      <p className={isRefused ? 'complaint' : 'note'} id={hintId} role="status">
        {isRefused ? 'That is no colour: write #rrggbb, rgb() or hsl().' : 'As #rrggbb, rgb() or hsl().'}
      </p>
    </fieldset>
  );
}

/** The only format that the browser's picker accepts. */
function hexOf(seed: string): string {
  const { value } = createPalette({ mode: 'color', seed }).accent;
  return cssColor({ ...value, userFormat: 'hex' });
}
