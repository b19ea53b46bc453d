/** The codes of all faults, in the order of their sections in `docs/lint.md`. */
export const FAULT_CODES = [
  'no-context',
  'second-tag',
  'malformed-message',
  'unknown-block',
  'unknown-attribute',
  'unknown-setting',
  'wrong-value',
  'malformed-json',
  'missing-setting',
  'missing-part',
  'image-without-alt',
  'image-without-dimensions',
  'dead-link',
  'missing-question',
  'script-without-consent',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** What a rule finds. */
export interface Finding {
  readonly code: FaultCode;
  readonly element: Element;
  readonly message: string;
  readonly suggestion: string;
  /** For a misspelt name that can only mean one thing. */
  readonly rename?: Rename | undefined;
}

/** A correction of the name of an attribute, or of a setting in `data-block-json`. */
export interface Rename {
  readonly kind: 'attribute' | 'setting';
  readonly from: string;
  readonly to: string;
}

/** A fault in the page's markup, with its fix and the section that explains it. */
export interface Fault extends Omit<Finding, 'rename'> {
  /** A path in the package. */
  readonly docs: string;
}

export function faultOf({ code, element, message, suggestion }: Finding): Fault {
  return { code, element, message, suggestion, docs: `docs/lint.md#${code}` };
}
