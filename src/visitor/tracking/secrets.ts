const BEARER_TOKEN = /\b(Bearer )(?=\S*\d)\S+/gi;
const NAMED_VALUE =
  /((?:[?&#;]|%(?:25)*(?:3f|26|23|3b))[^?&#=\s]{0,40}?(?:token|mail|crumb|key|pass|pwd|code|otp|session|secret|auth|jwt|sig)[^?&#=\s]{0,40}?(?:=|%(?:25)*3d))[^&#\s]*/gi;
const EMAIL_ADDRESS = /[\p{L}\d._+-]{1,64}(@|%40)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;

/**
 * Removes sensitive values from text: tokens, also those of an address within another, and e-mail addresses. Losing a
 * harmless value whose name contains such a word, `design=oak`, is acceptable.
 */
export function withoutSecrets(text: string): string {
  return text.replace(BEARER_TOKEN, '$1…').replace(NAMED_VALUE, '$1').replace(EMAIL_ADDRESS, '…');
}

/** Likewise for every string in some data, as a JSON replacer. */
export function textsWithoutSecrets(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutSecrets(value) : value;
}
