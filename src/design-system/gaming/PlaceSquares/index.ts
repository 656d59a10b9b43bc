export { PlaceSquares } from './PlaceSquares';
export type { PlaceSquaresProps } from './PlaceSquares';
