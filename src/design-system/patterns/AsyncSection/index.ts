export type { Async, AsyncPages, AsyncState } from './async';
export { AsyncSection } from './AsyncSection';
export type { AsyncFailure, AsyncSectionProps } from './AsyncSection';
