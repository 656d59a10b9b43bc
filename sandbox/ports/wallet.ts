// What a game takes from a player and gives back, and what is told of it: stakes, bets, jackpots, seeds of draws.
export { countBet } from '../services/cashier/countBet';
export { stakeUnitOf } from '../services/games/stakeUnit';
export { isBoardWin } from '../services/home/board';
export { maskAccount } from '../services/home/maskAccount';
export { type JackpotCounts, jackpotsOf, lockJackpots } from '../services/jackpots/jackpotCounts';
export { isJackpotGame } from '../services/jackpots/listJackpots';
export { drawJackpot, jackpotAmount, jackpotRules, partsOfUnit } from '../services/jackpots/rules';
export { readDrawSeed, writeDrawSeed } from '../services/lottery/drawSeed';
export { recordOpenBets } from '../services/records/openBet';
export { computeValidBet, recordBet, statusOf } from '../services/records/recordBet';
export { debitStake } from '../services/wagers/debitStake';
export { openPlayWallet } from '../services/wallet/vendorWallets';
