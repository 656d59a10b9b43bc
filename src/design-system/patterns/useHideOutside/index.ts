export { useHideOutside } from './useHideOutside';
