import { defineArea } from '#messages';

/** What the page of invited friends says. */
export const referralMessages = defineArea('referral', {
  headline: 'Invite your friends and earn with them',
  terms:
    'You get {depositRate} of a friend’s first deposit, up to {most}, and {betRate} of their valid bets for {days, number} days. Invite as many as you like.', // depositRate, betRate: percentages; most: money; days: 30.
  link: 'Your link', // Label of the address to share.
  share: 'Share', // Button that opens the device's own share sheet.
  shareText: 'Come and play with me', // Goes with the link to whoever it is shared with.
  shareFailed: 'Sharing didn’t work. Copy the link instead.',
  qr: 'Code that opens your link', // Name of the QR code.
  code: 'Your code', // Label of the letters that a friend can type in.
  saveCode: 'Save the picture', // Button that saves the QR code.
  totals: 'Your results', // Name of the four figures.
  invited: 'Friends invited',
  active: 'Bets count', // Figure: friends whose bets bring something.
  earned: 'You earned',
  pending: 'Next payment',
  paidAt: 'Paid {time}', // time: day and time. Below the amount of the next payment.
  friends: 'Your friends', // Heading of the list.
  friend: 'Friend', // Column.
  day: 'Day of {days, number}', // days: how many days count. Column.
  dayOf: 'Day {day, number} of {days, number}', // day, days: which of the days that count it is.
  reward: 'Your reward', // Column: an amount.
  waiting: 'No deposit yet', // State of a friend.
  activeState: 'Bets count', // State of a friend whose bets count.
  device: 'Excluded: the same device', // State of a friend.
  address: 'Excluded: the same address', // State of a friend who registered from the same connection.
  paymentAccount: 'Excluded: the same payment account', // State of a friend.
  emptyTitle: 'No one has used your link yet',
  emptyText: 'Send it to a friend. Anyone who registers with it appears here.',
  how: 'How it works',
  step1: 'Your friend registers with your link',
  step1Text: 'They must be 18 or older and new to the site.',
  step2: 'Your friend deposits for the first time',
  step2Text: 'You get {depositRate} of it the next morning, with no wagering.', // depositRate: a percentage.
  step3: 'Your friend bets within {days, number} days', // days: 30.
  step3Text:
    'You get {betRate} every morning. Void bets don’t count, nor do accounts that share a device, payment account or address.', // betRate: a percentage.
  loadFailed: 'Your invitation could not be loaded',
  friendsFailed: 'Your friends could not be loaded',
  loadFailedText: 'Your earnings are safe. Try again.',
});
