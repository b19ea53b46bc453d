import { reactBlock } from '../../runtime/block/react-block';
import { FollowButton } from './follow-button';
import { settings } from './settings';

export const mount = reactBlock({ settings, Component: FollowButton });
