import { asRecord, type Fields, ownProperty, readText } from '../../../data/fields';
import { loadScript } from '../../../dom/vendors/load-script';
import type { Runtime } from '../../../runtime/types';
import { whenAllowed } from './when-allowed';

/** Milliseconds. */
const TIMEOUT = 10_000;

/** Comment counts from Disqus. Without its script the elements stay as they are. */
export function countComments(runtime: Runtime, context: Fields): void {
  const shortname = shortnameIn(context);
  if (shortname) whenAllowed(runtime, (permission) => load(runtime, shortname, permission));
}

function load(runtime: Runtime, shortname: string, permission: AbortSignal): void {
  const script = {
    address: `https://${shortname}.disqus.com/count.js`,
    timeout: TIMEOUT,
    id: 'dsq-count-scr', // the id its script expects
    isThere: () => 'DISQUSWIDGETS' in window,
  };
  loadScript(runtime, script, permission).catch((error) => {
    if (!permission.aborted) runtime.report(error, { kind: 'initializer', name: 'comment-count' });
  });
}

/** The site's name at Disqus, used as a subdomain. */
function shortnameIn(context: Fields): string | undefined {
  const settings = asRecord(ownProperty(context, 'websiteSettings'));
  const name = readText('')(
    ownProperty(context, 'disqusShortname') ?? ownProperty(settings, 'disqusShortname'),
  );
  return /^[a-z0-9-]+$/i.test(name) ? name : undefined;
}
