/** How each refusal begins; the results of a run count such tests as not possible, with the reason. */
export const CANNOT = 'WebKit’s driver cannot';

/** A method of Playwright that nothing in WebDriver or WebKitGTK can stand for. */
export const cannot = (what: string) => (): never => {
  throw new Error(`${CANNOT} ${what}.`);
};
