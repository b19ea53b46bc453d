/** A text, JSON included, without what travels in addresses and is nobody else's: values of tokens, people's addresses. */
export function withoutSecrets(text: string): string {
  const withoutTokens = text.replace(
    /([?&#][\w-]{0,40}(?:token|mail|crumb|key|password|code|session)[\w-]{0,40}=)[^&#\s)"\\]*/gi,
    '$1',
  );
  return withoutTokens.replace(/[\w.+-]{1,64}(@|%40)[\w-]+(\.[\w-]+)+/g, '…');
}
