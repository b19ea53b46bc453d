/** Only needed while a menu is open. */
export { holdModal } from '../../components/modal/modal';
