export { Link } from './Link';
export type { LinkProps } from './Link';
export { LinkOrButton } from './LinkOrButton';
export { LinkRouter } from './LinkRouter';
export { onPlainClick } from './onPlainClick';
