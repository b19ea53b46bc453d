/** The platform's scripts: from its own hosts, or saved copies with the host in their path. */
const PLATFORM = [
  /^(https?:)?\/\/([\w-]+\.)*(squarespace\.com|squarespace-cdn\.com|sqspcdn\.com)\//,
  /(assets|static1?|definitions)\.(squarespace|sqspcdn)\.com\//,
  /\/(site-bundle|scripts-compressed)\b/,
];

/**
 * A page's HTML with Mortar's tag in place of the platform's first script, and without the others; without any, the tag
 * is at the end of the head. A browser's own parser reads the page, so that odd markup stays.
 */
export function replaceScripts(blankPage, html, tag) {
  return blankPage.evaluate(replaceInDocument, {
    html,
    tag,
    platform: PLATFORM.map(({ source }) => source),
  });
}

function replaceInDocument({ html, tag, platform }) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isOfPlatform = ({ attributes }) =>
    platform.some((source) => new RegExp(source).test(attributes.src.value));
  const replaced = [...page.querySelectorAll('script[src]')].filter(isOfPlatform);
  const script = page.createElement('script');
  script.src = tag;
  if (replaced.length) replaced[0].before(script);
  else page.head.append(script);
  for (const old of replaced) old.remove();
  const { doctype } = page;
  return `${doctype ? `<!doctype ${doctype.name}>` : ''}${page.documentElement.outerHTML}`;
}
