export { Skeleton, SkeletonGroup } from './Skeleton';
export type { SkeletonGroupProps, SkeletonProps } from './Skeleton';
