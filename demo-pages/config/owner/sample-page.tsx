import type { CSSProperties } from 'react';
import { cssColor, type Palette } from '../../../src/library';

/** A small page of the site in its new colours. */
export function SamplePage({ palette }: { readonly palette: Palette }) {
  const colors = Object.values(palette).map(({ id, value }) => [`--${id}`, cssColor(value)]);
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">On a page</h2>
      <div className="sample" style={Object.fromEntries(colors) as CSSProperties}>
        <p className="sample-bar">Kiln &amp; Crumb</p>
        <div className="sample-lead">
          <p className="sample-title">Stoneware and sourdough from one fire</p>
          <p>Everything on this table was made within ten metres of it.</p>
          <span className="sample-button">See the shop</span>
        </div>
        <p className="sample-text">
          Bowls are thrown on Mondays and fired on Fridays. <span>Read about the kiln</span>
        </p>
        <p className="sample-foot">Open from Thursday to Sunday, 8 to 4</p>
      </div>
    </section>
  );
}
