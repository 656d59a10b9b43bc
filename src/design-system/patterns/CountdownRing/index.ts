export { CountdownRing } from './CountdownRing';
export type { CountdownRingProps } from './CountdownRing';
