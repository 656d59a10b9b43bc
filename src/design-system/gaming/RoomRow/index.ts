export { RoomRow } from './RoomRow';
export type { Room, RoomRowProps } from './RoomRow';
export { SeatDots } from './SeatDots';
export type { SeatDotsProps } from './SeatDots';
