import { type FaultCode, faultOf } from '../lint/fault';
import type { Fix } from './fixes';
import type { LocatedFinding } from './lint-html';

/** A fault in a file, as plain data. */
export interface FileFault {
  readonly file: string;
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  readonly code: FaultCode;
  /** The opening tag. */
  readonly element: string;
  readonly message: string;
  readonly suggestion: string;
  readonly docs: string;
}

/** A fix in a file, as plain data. The position is that before the fix. */
export interface FileFix {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: FaultCode;
  readonly description: string;
}

export function fileFault(file: string, html: string, finding: LocatedFinding): FileFault {
  const { code, message, suggestion, docs } = faultOf(finding);
  return {
    file,
    ...positionOf(finding),
    code,
    element: openingTag(html, finding),
    message,
    suggestion,
    docs,
  };
}

export function fileFix(file: string, { finding, description }: Fix): FileFix {
  return { file, ...positionOf(finding), code: finding.code, description };
}

function positionOf({ location }: LocatedFinding): { line: number; column: number } {
  return { line: location?.startLine ?? 1, column: location?.startCol ?? 1 };
}

function openingTag(html: string, { element, location }: LocatedFinding): string {
  const tag = location ? html.slice(location.startOffset, location.endOffset) : `<${element.localName}>`;
  const line = tag.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
