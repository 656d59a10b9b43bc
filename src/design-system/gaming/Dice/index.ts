export { Dice } from './Dice';
export type { DiceProps } from './Dice';
