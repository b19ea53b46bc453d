import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEmbed } from '../../components/placeholder/use-embed';
import { webAddress } from '../../data/links/navigable';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { ServiceButton } from './service-button';
import { type Account, type FollowService, SERVICES } from './services';
import type { FollowButtonProps } from './settings';

/** A link to the account, replaced by the service's own button once that is loaded and allowed. */
export function FollowButton(props: FollowButtonProps) {
  const { element, runtime, settings } = props;
  const [service] = useState(() => serviceOf(settings));
  const [account] = useState(() => accountOf(settings, service));
  const [ownLink] = useState(() => element.querySelector<HTMLAnchorElement>('a[href]'));
  const embed = useEmbed(runtime, 'follow-button', () => service !== undefined);
  const isShown = embed.state === 'shown';
  useAttributes(props, (attributes) => {
    if (isShown && ownLink) attributes.style(ownLink, 'display', 'none');
  });
  useEffect(() => {
    if (!account && !ownLink) console.warn(NO_ACCOUNT, element);
  }, [element, account, ownLink]);
  if (!account) return null;
  return createPortal(
    <>
      {!ownLink && (
        <a
          data-mortar-drawn=""
          href={account.profileUrl}
          rel="noopener"
          style={isShown ? { display: 'none' } : undefined}
        >
          {settings.screenname || t(runtime, 'Follow')}
        </a>
      )}
      {service && embed.isWanted && (
        <ServiceButton
          runtime={runtime}
          service={service}
          account={account}
          isShown={isShown}
          onShown={() => embed.setState('shown')}
          onFail={embed.fail}
        />
      )}
    </>,
    element,
  );
}

const NO_ACCOUNT =
  'A follow button needs a screenname at twitter or pinterest, a web address in profileUrl, or a link.';

type Settings = FollowButtonProps['settings'];

function serviceOf({ service, screenname }: Settings): FollowService | undefined {
  return /^@?[\w.-]+$/.test(screenname) ? SERVICES.get(service.toLowerCase()) : undefined;
}

function accountOf(settings: Settings, service?: FollowService): Account | undefined {
  const screenname = settings.screenname.replace(/^@/, '');
  const profileUrl = webAddress(settings.profileUrl, location.href) || service?.profileOf(screenname);
  return profileUrl ? { screenname, profileUrl } : undefined;
}
