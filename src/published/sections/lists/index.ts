export { mountList } from './list';
