import { useState } from 'react';
import { type Palette, paletteCss } from '../../../src/library';

/** The palette as a style sheet. */
export function CopyCss({ palette }: { readonly palette: Palette }) {
  const css = paletteCss(palette);
  const [answer, setAnswer] = useState({ css, words: '' });
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(css).then(
      () => true,
      () => false,
    );
    setAnswer({
      css,
      words: isCopied ? 'Copied.' : 'The browser does not let it be copied: take it from below.',
    });
  };
  return (
    <section aria-labelledby="css">
      <div className="bar">
        <h2 id="css">As CSS</h2>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <p role="status">{answer.css === css && answer.words}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <pre className="code" tabIndex={0}>
        {css}
      </pre>
    </section>
  );
}
