import { defineArea } from '#messages';

/** What the dialog says that asks for the transaction password. */
export const transactionMessages = defineArea('transaction', {
  field: 'Transaction password',
  tries: '{count, plural, one {# of {most} tries left} other {# of {most} tries left}}', // count: tries that are left; most: 5.
  earlier: 'This is the one you asked for before. Nothing was sent twice.', // After a payment that was asked for again, as in a copied tab.
  forgot: 'Forgot it? Ask customer service: no one else can reset it.',
  cancel: 'Go back',
  unsetTitle: 'Set a transaction password first',
  unsetText:
    'You’ll need it whenever money leaves your wallet. Payout accounts can then be used after 24 hours.',
  set: 'Set it now',
  lockedTitle: 'The transaction password is locked',
  lockedText: 'After five wrong tries it is locked until {time}. Your money is safe.', // time: day and time.
  lockedNow: 'After five wrong tries it is locked for 24 hours. Your money is safe.',
});
