/**
 * A text without what travels in addresses and is nobody else's: the values of tokens, and people's addresses. A
 * harmless value whose name has such a word within it, `design=oak`, is a small loss.
 */
export function withoutSecrets(text: string): string {
  const withoutTokens = text.replace(
    /([?&#][^?&#=\s]{0,40}(?:token|mail|crumb|key|pass|pwd|code|otp|session|secret|auth|jwt|sig)[^?&#=\s]{0,40}=)[^&#\s]*/gi,
    '$1',
  );
  return withoutTokens.replace(/[\p{L}\d._+-]{1,64}(@|%40)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}/gu, '…');
}

/** The same for every text within some data, as it is written down. */
export function textsWithoutSecrets(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutSecrets(value) : value;
}
