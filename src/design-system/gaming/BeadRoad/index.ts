export { BeadRoad } from './BeadRoad';
export type { BeadRoadProps, RoadWinner } from './BeadRoad';
