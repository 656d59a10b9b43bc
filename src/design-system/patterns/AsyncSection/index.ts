export { AsyncSection } from './AsyncSection';
export type { AsyncFailure, AsyncSectionProps, AsyncState } from './AsyncSection';
