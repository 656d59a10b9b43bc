export { ContractMarks } from './ContractMarks';
export type { ContractMark, ContractMarksProps } from './ContractMarks';
