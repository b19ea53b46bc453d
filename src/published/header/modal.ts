/** The chunk `published-header-modal`, needed only while a menu is open. */
export { holdModal } from '../../components/modal/modal';
