import { vars } from './vars';

/**
 * A length on the 4 px grid for which there is no space token, such as the width of a column.
 *
 * @param count steps of 4 px; halves are allowed
 */
export const steps = (count: number) => `calc(${vars.space[1]} * ${count})`;
