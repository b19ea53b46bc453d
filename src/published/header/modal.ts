/** What only an open menu needs. */
export { holdModal } from '../../ui/modal/modal';
