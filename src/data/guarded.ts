/** The result of a browser feature; `undefined` if the browser lacks it or another script broke it. */
export function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
