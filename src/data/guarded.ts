/** The result of what may throw, else `undefined`: a browser may lack a feature, and another script may have broken it. */
export function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
