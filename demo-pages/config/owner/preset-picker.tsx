import { PALETTE_PRESETS, type PalettePreset } from '../../../src/library';

interface PresetPickerProps {
  readonly preset: PalettePreset;
  onChange(preset: PalettePreset): void;
}

const PRESETS = Object.keys(PALETTE_PRESETS) as PalettePreset[];

export function PresetPicker({ preset, onChange }: PresetPickerProps) {
  return (
    <fieldset>
      <legend>Preset</legend>
      {PRESETS.map((name) => (
        <label className="check" key={name}>
          <input type="radio" name="preset" checked={name === preset} onChange={() => onChange(name)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
