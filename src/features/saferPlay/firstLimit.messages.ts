import { defineArea } from '#messages';

/** What the step of a new account says that offers a deposit limit. */
export const firstLimitMessages = defineArea('safer.first', {
  steps: 'Steps of your new account', // Names the list of steps for assistive technology: account, deposit limit, first deposit.
  deposit: 'First deposit', // Step that comes after the deposit limit.
  title: 'Set your deposit limit',
  text: 'Choose the most you can put in. You can lower it at any time.', // Put in: pay in, of money.
  amount: 'Your limit',
  reading: 'Did you mean:', // Before one or two amounts, each a button: what somebody may have meant by an amount that cannot be read.
  inDay: 'At most <b>{amount}</b> in any 24 hours.', // amount: a deposit limit.
  inWeek: 'At most <b>{amount}</b> in any 7 days.', // amount: a deposit limit.
  inMonth: 'At most <b>{amount}</b> a calendar month.', // amount: a deposit limit.
  counts: 'Everything that comes in counts: deposits, transfers from your agent and cash gifts.',
  reached: 'When you reach it, nothing more can come in until part of it is free again, whoever sends it.',
  later: 'A lower limit works at once. A higher one takes 24 hours, and you confirm it again.',
  set: 'Set limit', // Button, before an amount is typed.
  setTo: 'Set limit · {amount}', // Button. amount: such as $200.00 a week.
  skip: 'Continue without a limit', // Button.
  sure: 'Continue without a deposit limit?',
  sureText:
    'Nothing will stop a deposit above what you planned. You can set a limit later in your account, under Safer play.',
  sureYes: 'Yes, continue without',
  sureNo: 'Set a limit', // Button.
  failed:
    'Your account is ready, but the limit may not be set. Try again, or look later in your account, under Safer play.',
});
