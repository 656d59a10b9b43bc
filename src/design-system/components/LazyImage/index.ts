export { LazyImage } from './LazyImage';
export type { LazyImageProps } from './LazyImage';
export { forgetOutcomes } from './loader';
