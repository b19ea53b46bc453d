import type { Dispose } from '../../data/dispose';

/** Does something now and before each frame that the browser draws, until it is stopped. */
export function everyFrame(run: () => void): Dispose {
  let frame = 0;
  const next = () => {
    run();
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}
