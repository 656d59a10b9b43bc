export { BeadRoad } from './BeadRoad';
export type { BeadRoadProps, RoadNumber, RoadWinner } from './BeadRoad';
