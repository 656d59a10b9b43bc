// What a game takes from a player and gives back, and what is told of it: stakes, bets, jackpots, seeds of draws.
export { findPosted } from '../ledger/ledger';
export { isBoardWin } from '../services/home/board';
export { maskAccount } from '../services/home/maskAccount';
export { type Play, redeemTicket, resumePlay } from '../services/games/gameSession';
export { type JackpotCounts, jackpotsOf, lockJackpots } from '../services/jackpots/jackpotCounts';
export { isJackpotGame } from '../services/jackpots/listJackpots';
export { drawJackpot, jackpotAmount, jackpotRules, partsOfUnit } from '../services/jackpots/rules';
export { usableFreeSpins } from '../services/rewards/freeSpins';
export { readDrawSeed, writeDrawSeed } from '../services/lottery/drawSeed';
export { recordOpenBets } from '../services/records/openBet';
export { computeValidBet, statusOf } from '../services/records/computeValidBet';
export { isOfKind, isOpen, lockBet, readBets } from '../services/wagers/readBets';
export { placeWager } from '../services/wagers/placeWager';
export {
  type DrawnRound,
  type Pace,
  type PlayedRound,
  type RoundRow,
  SpinNumberTaken,
  playRound,
} from '../services/wagers/playRound';
