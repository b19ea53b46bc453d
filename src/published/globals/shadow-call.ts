/** How a stub of the old utility library was created: the call that returned it. */
export interface ShadowCall {
  readonly from: ShadowCall | undefined;
  readonly name: string;
  readonly args?: readonly unknown[];
}

/** The key under which a stub has its call, for code that needs the elements it stands for. */
export const CALL = Symbol.for('mortar.call'); // the same in the script and in chunks
