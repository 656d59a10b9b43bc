// What a bank or a payment provider tells of a payment.
export { type WithdrawalStep, moveWithdrawal } from '../services/cashier/moveWithdrawal';
export { failDeposit, receivePayment } from '../services/cashier/receivePayment';
