import type { Dispose } from '../../data/dispose';

/** Runs now and before each frame, until disposed. */
export function everyFrame(run: () => void): Dispose {
  let frame = 0;
  const next = () => {
    run();
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}
