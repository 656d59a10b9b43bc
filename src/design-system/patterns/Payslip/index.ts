export { Payslip } from './Payslip';
export type { PayslipProps, PayslipRow, PayslipTerm } from './Payslip';
