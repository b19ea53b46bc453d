import { Fragment } from 'react';
import { cssColor, type Palette, type PaletteColorId, SYSTEM_COLORS } from '../../../src/library';

const IDS = Object.keys(SYSTEM_COLORS) as PaletteColorId[];

/** What stands on a colour, and can be read there. */
const INKS: Partial<Record<PaletteColorId, PaletteColorId>> = {
  white: 'black',
  lightAccent: 'safeInverseLightAccent',
  accent: 'safeInverseAccent',
  darkAccent: 'safeInverseDarkAccent',
  black: 'white',
};

/** What the safe accents stand on, each made for its ground. */
const GROUNDS: Partial<Record<PaletteColorId, PaletteColorId>> = {
  safeLightAccent: 'black',
  safeDarkAccent: 'white',
  safeInverseAccent: 'accent',
  safeInverseLightAccent: 'lightAccent',
  safeInverseDarkAccent: 'darkAccent',
};

/** The five colours that owners see, then the five that text takes. */
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
  const [ground, ink] = [GROUNDS[id] ?? id, INKS[id] ?? id];
  return (
    <li style={{ background: cssColor(palette[ground].value), color: cssColor(palette[ink].value) }}>
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
