/** A function that runs once at a time: a call during a run joins it. */
export function singleFlight<Values extends unknown[], Value>(
  run: (...values: Values) => Promise<Value>,
): (...values: Values) => Promise<Value> {
  let running: Promise<Value> | undefined;
  return (...values) => {
    running ??= run(...values).finally(() => {
      running = undefined;
    });
    return running;
  };
}
