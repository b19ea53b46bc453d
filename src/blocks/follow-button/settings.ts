import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { text } from '../../runtime/block/settings';

export const settings = {
  service: text('', 'data-service'),
  screenname: text('', 'data-screenname'),
  profileUrl: text('', 'data-profile-url'),
};

export const description: BlockDescription<typeof settings> = {
  summary: 'A link to a profile on a social service.',
  settings: {
    service:
      'The social service: `twitter` and `pinterest` have buttons of their own, any other gets a link.',
    screenname: 'The profile’s name on the service.',
    profileUrl: 'The profile’s web address, where it is not the service’s usual one.',
  },
};

export type FollowButtonProps = BlockProps<typeof settings>;
