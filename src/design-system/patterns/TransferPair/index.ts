export { TransferPair } from './TransferPair';
export type { TransferPairProps, TransferPlace } from './TransferPair';
