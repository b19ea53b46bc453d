import { guarded } from '../../data/guarded';
import type { Rule } from '../../data/rules';
import { policyViolations, type Violation } from '../../dom/policy-violations';

/** The directive that an element's address needs. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
};

/** Whether the page's security policy has refused what the first of these elements loads. */
export function policyRule(elements: readonly Element[]): Rule {
  const violations = policyViolations() ?? [];
  const refused = violations.find((violation) => elements.some((element) => isOf(violation, element)));
  return ["the page's security policy allows its content", !refused, refused && formatViolation(refused)];
}

/** Scripts and frames of other sites that the policy has refused, whoever asked for them. */
export function refusedSites(): string[] {
  const refused = (policyViolations() ?? []).filter(
    ({ effectiveDirective, blockedURL }) =>
      /^(script|frame)-src/.test(effectiveDirective) && blockedURL.startsWith('https:'),
  );
  return [...new Set(refused.map(formatViolation))];
}

/** Why the policy has refused a call. */
export function refusalsOf(url: string): string[] {
  const [address] = url.split('?');
  const refused = (policyViolations() ?? []).filter(({ blockedURL }) => blockedURL.split('?')[0] === address);
  return [...new Set(refused.map(formatViolation))];
}

/** A frame's violation has only the origin. */
function isOf({ effectiveDirective, blockedURL }: Violation, element: Element): boolean {
  const source = element.getAttribute('src');
  if (!source || effectiveDirective !== DIRECTIVES[element.localName]) return false;
  return originOf(source, element.baseURI) === originOf(blockedURL);
}

function originOf(address: string, base?: string): string | undefined {
  return guarded(() => new URL(address, base).origin);
}

function formatViolation({ effectiveDirective, blockedURL }: Violation): string {
  return `${effectiveDirective} refuses ${blockedURL.split('?')[0]}`;
}
