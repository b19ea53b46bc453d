import { Fragment } from 'react';
import { cssColor, type Palette, type PaletteColorId, SYSTEM_COLORS } from '../../../src/library';

const IDS = Object.keys(SYSTEM_COLORS) as PaletteColorId[];

/** The text colour that is readable on a colour. */
const TEXT_COLORS: Partial<Record<PaletteColorId, PaletteColorId>> = {
  white: 'black',
  lightAccent: 'safeInverseLightAccent',
  accent: 'safeInverseAccent',
  darkAccent: 'safeInverseDarkAccent',
  black: 'white',
};

/** The background that each safe accent is made for. */
const BACKGROUNDS: Partial<Record<PaletteColorId, PaletteColorId>> = {
  safeLightAccent: 'black',
  safeDarkAccent: 'white',
  safeInverseAccent: 'accent',
  safeInverseLightAccent: 'lightAccent',
  safeInverseDarkAccent: 'darkAccent',
};

/** The five colours that owners see, then the five for text. */
export function Swatches({ palette }: { readonly palette: Palette }) {
  return (
    <section aria-labelledby="colours">
      <h2 id="colours">Colours</h2>
      <ul className="swatches">
        {IDS.map((id) => (
          <Swatch key={id} id={id} palette={palette} />
        ))}
      </ul>
    </section>
  );
}

function Swatch({ id, palette }: { readonly id: PaletteColorId; readonly palette: Palette }) {
  const background = BACKGROUNDS[id] ?? id;
  const text = TEXT_COLORS[id] ?? id;
  return (
    <li style={{ background: cssColor(palette[background].value), color: cssColor(palette[text].value) }}>
      <strong>{SYSTEM_COLORS[id].name}</strong>
      <span>{breakable(id)}</span>
      <code>{cssColor(palette[id].value)}</code>
    </li>
  );
}

/** A name that breaks before its capitals only. */
function breakable(name: string) {
  return name.split(/(?=[A-Z])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}
