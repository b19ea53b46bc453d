import { useEffect, useState } from 'react';

/** Milliseconds after which the hint fades (specification, section 9, lightbox). */
const SHOWN = 500;

/** Shows for a moment where a click leads. */
export function Hint() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setShown, SHOWN, false);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mortar-lightbox-hint" data-state={isShown ? 'shown' : 'faded'} aria-hidden>
      <span>‹</span>
      <span>›</span>
    </div>
  );
}
