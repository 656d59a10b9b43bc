// The felts that are dealt, and their rounds: when, out of which shoe, and how they end.
export { type DealtTable, dealtTable, isHouseLottery } from '../services/tables/dealtTables';
export { type TableRound, isShoeKnown, outcomeOf, roundAt, roundOf, shoeAt } from '../services/tables/table';
