export { formSettings as settings } from '../../forms/settings';
