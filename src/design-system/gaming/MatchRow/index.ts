export { MatchRow } from './MatchRow';
export type { MatchOutcome, MatchRowProps, MatchSide } from './MatchRow';
export { MatchRowSkeleton } from './MatchRowSkeleton';
