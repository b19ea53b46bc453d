const ADDRESS = /^(?:https?:\/\/)?([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Characters; browsers and servers take no longer ones. */
const LONGEST = 2048;

/**
 * A web address as people write it: the protocol may be left out, the path too. Unlike the rule for an owner's links
 * it takes top-level domains of any length: a visitor with a .studio must be able to say so.
 */
export function isWebsite(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [, host = ''] = ADDRESS.exec(text) ?? [];
  const labels = host.split('.');
  const topLevel = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(Boolean) && topLevel.length > 1 && !/^\d+$/.test(topLevel);
}
