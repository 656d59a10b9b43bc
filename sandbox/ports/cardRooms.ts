// The rooms in which people play cards against each other.
export { dealSeed, isCardRoom, readRoom, roomIdOf, turnMs, withRoom } from '../services/cardRoom/cardRooms';
export {
  type RoomPerson,
  type RoomState,
  applyMove,
  isAllowed,
  payoutOf,
  rake,
  seatCount,
  sitDown,
  standUp,
} from '../services/cardRoom/room';
export { giveSeatBack } from '../services/cardRoom/seats';
