import { defineArea } from '#messages';

/** What the page of transfers to the upline says. */
export const uplineMessages = defineArea('upline', {
  since: 'Your upline since {date}', // date: day. Below the name of the agent above.
  verified: 'Verified', // Badge: the platform knows that this is the person's upline.
  range: '{min} to {max}', // min, max: bounds of an amount.
  quick: 'Usual amounts', // Name of the buttons with amounts.
  note: 'Note to your upline', // Field for a few words.
  noteLength: '{count, number} of {most, number} characters', // count: characters that are typed; most: 60.
  final:
    '<b>A transfer to your upline is final.</b> We cannot take it back, and we do not settle disputes between you. We never ask you to send money this way: if someone does, tell us.',
  summary: 'What happens', // Heading above amount, fee and balance.
  youSend: 'You send',
  receives: '{account} receives', // account: account name of the upline.
  arrives: 'Arrives',
  atOnce: 'At once',
  after: 'Your balance after',
  submit: 'Send {amount}', // amount: money. Button.
  sendable: 'No conditions: you can send {amount}.', // amount: money.
  locked: '{amount} was deposited and must be wagered first.', // amount: money.
  heldByBonus: '{amount} is held by a bonus.', // amount: money.
  leftToday: 'Left today: {left} of {most}', // left, most: money that can be sent on one day.
  askTitle: 'Send {amount} to {account}?', // amount: money; account: account name of the upline. Title of the dialog that asks for the transaction password.
  askText: 'It arrives instantly and can’t be undone.',
  earlier: 'Earlier transfers',
  earlierEmpty: 'No transfers yet.',
  arrived: 'Arrived', // State of a transfer.
  pausedTitle: 'Transfers are paused until {time}', // time: day and time.
  pausedText: 'You reported that someone else used your account. Your money stays where it is.',
  noneTitle: 'You have no upline to send money to',
  noneText: 'Transfers go to the agent above you. Customer service can tell you more.',
  spentTitle: 'You can’t send money right now',
  spentText: 'You’ve reached today’s limit, or your money has conditions on it.',
  sentTitle: '{amount} sent to {account}', // amount: money; account: account name of the upline. Heading of the receipt.
  sentText: 'The money has arrived. Your upline sees the same reference.',
  noteSent: 'Note', // On the receipt: the words to the upline.
  done: 'Back to transfers', // Button on the receipt.
  unknown: 'This transfer is no longer in your list', // For an address that names a transfer that is not there.
  loadFailed: 'Your transfers could not be loaded',
  loadFailedText: 'Your money is safe. Try again.',
});
