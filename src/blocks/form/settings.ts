export { formSettings as settings } from '../../form/settings';
