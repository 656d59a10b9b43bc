export { Link } from './Link';
export type { LinkProps } from './Link';
export { LinkRouter } from './LinkRouter';
export { onPlainClick } from './onPlainClick';
