/** Measures something of the page without changing it, and gives what changes the page by it. */
export type Measure = () => () => void;

const waiting = new Set<Measure>();

/** In the next frame everything that waits is measured first and drawn then, so that the page is laid out once. */
export function measureThenDraw(measure: Measure): void {
  if (!waiting.size) requestAnimationFrame(runAll);
  waiting.add(measure);
}

/** For what is no longer there when the frame comes. */
export function forgetMeasure(measure: Measure): void {
  waiting.delete(measure);
}

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const draw of all.map((measure) => measure())) draw();
}
