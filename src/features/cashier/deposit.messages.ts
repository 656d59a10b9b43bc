import { defineArea } from '#messages';

/** What the page of deposits says. */
export const depositMessages = defineArea('deposit', {
  steps: 'Steps of a deposit', // Name of the row of steps.
  stepChoose: 'Choose',
  stepPay: 'Pay',
  stepConfirm: 'Confirm',
  stepCredited: 'Credited',
  method: 'Method', // Heading of the ways to pay in.
  qr: 'QR transfer',
  bank: 'Bank transfer',
  ewallet: 'E-wallet',
  card: 'Card',
  instant: 'Instant', // How soon a payment arrives.
  about: 'About {time}', // time: 3 min. How soon a payment arrives.
  channel: 'Channel', // Heading of the banks and wallets of a way to pay.
  noFee: 'No fee',
  range: '{min} to {max}', // min, max: bounds of an amount.
  opens: 'Opens {time}', // time: day and time from which a bank takes payments again.
  closed: 'Closed now',
  quick: 'Quick amounts',
  youPay: 'You pay',
  youReceive: 'You receive',
  summary: 'Summary', // Heading above amount, fee and what arrives.
  before: 'You’ll see where to pay next. Nothing is charged until you do.',
  // The words of the footer, whose module would be a file of its own if two pages took it.
  titleNone: { id: 'shell.footer.heldNone', text: 'Your money is not protected if we go out of business.' }, // Says what becomes of members’ money: link of the footer, and title above the first deposit. Level none.
  titleMedium: {
    id: 'shell.footer.heldMedium',
    text: 'Your money is partly protected if we go out of business.',
  }, // Says what becomes of members’ money: link of the footer, and title above the first deposit. Level medium.
  titleHigh: { id: 'shell.footer.heldHigh', text: 'Your money is protected if we go out of business.' }, // Says what becomes of members’ money: link of the footer, and title above the first deposit. Level high.
  heldNone: 'If that happens, you may get none of it back.', // Above the first deposit, below “Your money is not protected if we go out of business.”
  heldMedium:
    'There are arrangements to pay it back, such as insurance or separate accounts. They don’t guarantee all of it.', // Above the first deposit, below “Your money is partly protected if we go out of business.”
  heldHigh: 'It’s held in a trust that is legally separate from us.', // Above the first deposit, below “Your money is protected if we go out of business.”
  heldRead: 'By continuing, you confirm that you’ve read this.', // Below how the money is held, above the button “Continue to payment”.
  heldMore: 'How your money is held', // Link to the help article.
  submit: 'Continue to payment',
  submitting: 'Opening the payment',
  running: '{amount} by {method} is waiting for you', // amount: money; method: bank transfer. A payment that was begun.
  recent: 'Recent deposits',
  recentEmpty: 'No deposits yet.',
  created: 'To pay', // State of a deposit.
  paid: 'Processing', // State of a deposit.
  credited: 'Credited', // State of a deposit.
  expired: 'Expired', // State of a deposit.
  failed: 'Failed', // State of a deposit.
  cancelled: 'Cancelled', // State of a deposit.
  scan: 'Scan to pay',
  code: 'QR code with the payment of {amount}', // amount: money. Read out in place of the picture.
  transfer: 'Transfer to this account',
  openTitle: 'Pay with {channel}', // channel: name of a wallet or card.
  exactly: 'Pay exactly',
  identifies: 'The exact amount identifies your payment',
  holder: 'Account name', // Name of the holder of the bank account.
  account: 'Account number',
  reference: 'Reference', // Text that the payment carries.
  timeLeft: 'Time to pay',
  ownName:
    'Pay from an account in your own name. Payments from another name are returned, which can take 1 working day.',
  next: 'What happens next: the bank confirms, usually within {time}, and {amount} appears in your main wallet.', // time: 3 min; amount: money.
  iHavePaid: 'I have paid',
  sending: 'Notifying the bank',
  openPage: 'Open the payment page',
  openText: 'It opens in a new tab. Come back here afterwards: this page updates by itself.',
  other: 'Change amount or method',
  cancel: 'Cancel deposit',
  cancelTitle: 'Cancel this deposit?',
  cancelText: 'Nothing has been charged. If you’ve already paid, keep it and choose “I have paid”.',
  keep: 'Keep it',
  waiting: 'Waiting for the bank',
  looking: 'Our team is checking it',
  creditedBy: 'Credited by', // Before a clock time.
  byTime: 'by {time}', // time: a clock time.
  paidBy: 'You paid by {method} through {channel}. You will receive {amount}.', // method: bank transfer; channel: name of the bank; amount: money.
  timeline: 'Where your deposit is',
  tlCreated: 'Deposit created',
  tlPaid: 'You told us you paid',
  tlPaidText: 'Thank you. You don’t need to keep this page open.',
  tlWaitText: 'Most payments arrive within {time}. This page updates by itself.', // time: 3 min.
  tlLateText: 'It’s taking longer than usual. You don’t need to do anything.',
  tlCredited: 'Credited to your main wallet',
  todo: 'Pending', // State of a step, read out.
  stopped: 'Stopped', // State of a step, read out.
  payment: 'Payment', // Heading above the facts of a payment.
  arrived: 'Arrived', // What came in.
  proof: 'Proof of payment',
  proofText: 'A picture of the receipt helps us find your payment if the bank is slow. It’s optional.',
  proofField: 'Picture of the receipt',
  proofSend: 'Send the picture',
  proofSent: '{count, plural, one {# picture sent} other {# pictures sent}}', // Pictures of receipts that arrived.
  ifNot: 'If it doesn’t arrive',
  ifNotLook: 'If it isn’t here by {time}, our team checks it. You don’t need to do anything.', // time: a clock time.
  ifNotBack:
    'If we can’t match the payment, we’ll return it to the account it came from within 1 working day.',
  creditedTitle: '{amount} is in your main wallet', // amount: money.
  creditedText: 'You can play with it or withdraw it now.',
  otherAmount: 'You sent {sent} instead of {asked}. We credited what arrived, less the fee.', // sent, asked: money.
  twice:
    '{count, plural, one {# payment arrived for it.} other {# payments arrived for it. We credited all of them.}}', // Payments that arrived for one deposit.
  expiredTitle: 'The time to pay has run out',
  expiredText: 'You weren’t charged. Don’t pay to these details anymore.',
  expiredPaid: 'Already paid? Tell us and we’ll look for it.',
  failedTitle: 'The payment failed',
  failedText: 'Nothing was credited. Try another way to pay.',
  reason: 'The bank says: {reason}', // reason: words of the bank.
  cancelledTitle: 'Deposit cancelled',
  cancelledText:
    'Nothing was charged. If a payment is already on its way, it will be credited when it arrives.',
  again: 'New deposit',
  games: 'Go to games',
  back: 'All deposits', // Leads back to the form and the list.
  loadFailed: 'Payment methods could not be loaded',
  oneFailed: 'This deposit could not be loaded',
  none: 'No payment methods available right now',
  noneText: 'Please check back later or contact customer service.',
});
