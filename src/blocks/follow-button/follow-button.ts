import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { loadScript } from '../../dom/vendors/load-script';
import { t } from '../../i18n/t';
import { mediaAddress } from '../../media/media-address';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { whenAllowed } from '../../runtime/consent';
import { reportOnce } from '../../runtime/report';
import { type Account, type FollowService, SERVICES } from './services';
import type { settings } from './settings';

type FollowButtonBlock = MountedBlock<typeof settings>;

/** Shows a service's own button in place of the link to the account, as soon as it has come and where it may. */
export function startFollowButton(block: FollowButtonBlock): Dispose | undefined {
  const { element } = block;
  const service = serviceOf(block);
  const account = accountOf(block, service);
  const own = element.querySelector<HTMLAnchorElement>('a[href]');
  if (!account) {
    if (!own) console.warn(NO_ACCOUNT);
    return undefined;
  }
  const link = own ?? drawLink(block, account);
  const container = page.create('span');
  container.hidden = true;
  if (!own) element.append(link);
  element.append(container);
  const stopWaiting =
    service && whenAllowed(block.runtime, () => void draw(block, service, { account, link, container }));
  return () => {
    stopWaiting?.();
    container.remove();
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
  const raw = mediaAddress(settings.profileUrl, document.baseURI);
  const profileUrl = raw ?? service?.profileOf(screenname);
  return profileUrl ? { screenname, profileUrl } : undefined;
}

function drawLink({ runtime, settings }: FollowButtonBlock, { profileUrl }: Account): HTMLAnchorElement {
  const link = page.create('a');
  link.href = profileUrl;
  link.rel = 'noopener';
  link.textContent = settings.screenname || t(runtime, 'Follow');
  return link;
}

interface Elements {
  readonly account: Account;
  readonly link: HTMLElement;
  readonly container: HTMLElement;
}

async function draw(block: FollowButtonBlock, service: FollowService, elements: Elements): Promise<void> {
  const { runtime, signal, attributes } = block;
  const { account, link, container: place } = elements;
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
