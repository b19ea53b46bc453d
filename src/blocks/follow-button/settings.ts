import { text } from '../../runtime/block/settings';

export const settings = {
  /** `twitter` and `pinterest` have buttons of their own; any other service gets the link. */
  service: text('', 'data-service'),
  screenname: text('', 'data-screenname'),
  profileUrl: text('', 'data-profile-url'),
};
