import { mediaAddress } from '../../media/media-address';
import { say } from '../../i18n/t';
import * as page from '../../dom/page';
import type { Stop } from '../../runtime/types';
import { loadScript } from '../../dom/vendors/load-script';
import { reportOnce } from '../../runtime/report-once';
import { whenAllowed } from '../../runtime/when-allowed';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { type Account, type FollowService, SERVICES } from './services';
import type { settings } from './settings';

type FollowButtonBlock = MountedBlock<typeof settings>;

/** Shows a service's own button in place of the link to the account, as soon as it has come and where it may. */
export function startFollowButton(block: FollowButtonBlock): Stop | undefined {
  const { element } = block;
  const service = serviceOf(block);
  const account = accountOf(block, service);
  const own = element.querySelector<HTMLAnchorElement>('a[href]');
  if (!account) {
    if (!own) console.warn(NO_ACCOUNT);
    return undefined;
  }
  const link = own ?? drawLink(block, account);
  const place = page.create('span');
  place.hidden = true;
  if (!own) element.append(link);
  element.append(place);
  const stopWaiting =
    service && whenAllowed(block.runtime, () => void draw(block, service, { account, link, place }));
  return () => {
    stopWaiting?.();
    place.remove();
    if (!own) link.remove();
  };
}

const NO_ACCOUNT =
  'A follow button needs a screenname at twitter or pinterest, an https address in profileUrl, or a link.';

function serviceOf({ settings }: FollowButtonBlock): FollowService | undefined {
  return /^@?[\w.-]+$/.test(settings.screenname) ? SERVICES.get(settings.service) : undefined;
}

function accountOf({ settings }: FollowButtonBlock, service?: FollowService): Account | undefined {
  const screenname = settings.screenname.replace(/^@/, '');
  const written = mediaAddress(settings.profileUrl, document.baseURI);
  const profileUrl = written ?? service?.profileOf(screenname);
  return profileUrl ? { screenname, profileUrl } : undefined;
}

function drawLink({ runtime, settings }: FollowButtonBlock, { profileUrl }: Account): HTMLAnchorElement {
  const link = page.create('a');
  link.href = profileUrl;
  link.rel = 'noopener';
  link.textContent = settings.screenname || say(runtime, 'Follow');
  return link;
}

interface Parts {
  readonly account: Account;
  readonly link: HTMLElement;
  readonly place: HTMLElement;
}

async function draw(block: FollowButtonBlock, service: FollowService, parts: Parts): Promise<void> {
  const { runtime, signal, attributes } = block;
  const { account, link, place } = parts;
  try {
    await loadScript(runtime, service.script);
    if (signal.aborted) return;
    await service.draw(account, place);
    if (signal.aborted || !place.childElementCount) return;
    place.hidden = false;
    attributes.style(link, 'display', 'none');
  } catch (error) {
    reportOnce(runtime, error, { kind: 'block', name: 'follow-button' });
  }
}
