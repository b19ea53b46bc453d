/** A fault in the page's markup, with the way to mend it. */
export interface Fault {
  readonly code: string;
  readonly element: Element;
  readonly message: string;
  readonly suggestion: string;
}
