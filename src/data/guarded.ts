/** What the browser answers; nothing where it lacks the feature, or another script of the page broke it. */
export function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
