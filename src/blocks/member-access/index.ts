import visuallyHidden from '../../components/visually-hidden.css';
import { reactBlock } from '../../runtime/block/react-block';
import { MemberAccess } from './member-access';
import styles from './member-access.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles: visuallyHidden + styles,
  Component: MemberAccess,
});
