const websiteSettings = { id: 'settings', websiteId: 'bench', useEscapeKeyToLogin: true };
const website = {
  id: 'bench',
  identifier: 'bench',
  language: 'en-US',
  timeZone: 'Europe/Berlin',
  siteTitle: 'Harbour Bakery',
  baseUrl: 'https://example.com',
};

/** The address of Mortar's script. */
export const mortarScript = '/mortar.js';

/** The address of a peer's bundle, by its file's name in peers/. */
export const peerScript = (name) => `/peers/${name}.js`;

/** A whole page in the manner of a published one: context, one style sheet, one script, content. */
export function documentWith({ body, script, style = '', head = '', isCookieBannerEnabled = false }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour Bakery</title>
<link rel="icon" href="data:,">
<style>body{margin:1rem;font:16px/1.5 sans-serif}${style}</style>
<script type="application/json" id="site-context">${contextWith(isCookieBannerEnabled)}</script>
${head}
${tagFor(script)}
</head>
<body>${body}</body>
</html>`;
}

/** Mortar's tag may stand anywhere; the libraries look at the page once, so it has to be there already. */
function tagFor(script) {
  return script ? `<script ${script === mortarScript ? 'async' : 'defer'} src="${script}"></script>` : '';
}

function contextWith(isCookieBannerEnabled) {
  const cookieSettings = { isCookieBannerEnabled, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
  const collection = { id: 'home', title: 'Home', fullUrl: '/', type: 10, permissionType: 1 };
  return JSON.stringify({ website, websiteSettings, collection, pageType: 1, cookieSettings });
}
