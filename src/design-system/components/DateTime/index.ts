export { DateTime } from './DateTime';
export type { DateTimeFormat, DateTimeProps } from './DateTime';
