import { useState } from 'react';
import { type Palette, paletteCss } from '../../../src/library';

/** The palette as a style sheet. */
export function CopyCss({ palette }: { readonly palette: Palette }) {
  const css = paletteCss(palette);
  const [outcome, setOutcome] = useState({ css, message: '' });
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(css).then(
      () => true,
      () => false,
    );
    setOutcome({
      css,
      message: isCopied ? 'Copied.' : 'The browser does not let it be copied: take it from below.',
    });
  };
  return (
    <section aria-labelledby="css">
      <div className="bar">
        <h2 id="css">As CSS</h2>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <p role="status">{outcome.css === css && outcome.message}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <pre className="code" tabIndex={0}>
        {css}
      </pre>
    </section>
  );
}
