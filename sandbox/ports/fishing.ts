// What is in the sea, what it pays and what is caught.
export {
  type FishKind,
  fishKinds,
  fishPays,
  fishingSeed,
  isCaught,
  shotNumber,
  shotsOfRound,
} from '../services/fishing/fishing';
