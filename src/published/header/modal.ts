/** What only an open menu needs. */
export { holdModal } from '../../components/modal/modal';
