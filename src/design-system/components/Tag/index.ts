export { Tag, TagGroup } from './Tag';
export type { TagGroupProps, TagProps } from './Tag';
