import { defineArea } from '#messages';

/** What the VIP page says. */
export const vipMessages = defineArea('vip', {
  title: 'VIP levels', // Title of the page.
  intro: 'Levels rise with your bets and deposits. Gifts are yours to keep, without wagering.',
  logIn: 'Log in to see your level',
  yourLevel: 'Your level', // Above the level's name.
  name: 'VIP {level}', // level: a number.
  path: 'Levels', // Name of the list of levels.
  reached: 'VIP {level}, reached', // For screen readers; level: a number.
  current: 'VIP {level}, your level', // For screen readers; level: a number.
  ahead: 'VIP {level}, still ahead', // For screen readers; level: a number.
  betsToGo: '{amount} in bets to VIP {level}.', // amount: money; level: a number.
  depositsToGo: '{amount} in deposits to VIP {level}.', // amount: money; level: a number.
  bothToGo: '{bets} in bets and {deposits} in deposits to VIP {level}.', // bets and deposits: money; level: a number.
  tonight: 'You’ve earned VIP {level}. It starts tonight, when the day closes.', // level: a number.
  comeBack: 'Bet {amount} more this month to get VIP {level} back.', // amount: money; level: a number.
  top: 'This is the highest level. Thank you for staying with us.',
  bets: 'Bets that count', // Label of a bar.
  month: 'Bets this month', // Label of a bar.
  doneOf: '{done} of {target}', // done and target: money.
  keep: 'Keep VIP {level}: bet {amount} more by {day}.', // level: a number; amount: money; day: a date.
  kept: 'VIP {level} is kept: you’ve made this month’s bets.', // level: a number.
  safe: 'VIP {level} is new: it’s yours until at least the end of next month.', // level: a number.
  down: 'A month without it costs one level, never more.', // Behind the sentence about keeping a level.
  gifts: 'Gifts', // Heading.
  levelGift: 'VIP {level} level gift', // level: a number.
  weekGift: 'Weekly rebate', // A gift.
  birthdayGift: 'Birthday gift', // A gift.
  until: 'Claim by {day}', // day: a date.
  since: 'Given on {day}', // day: a date.
  claimOf: 'Claim, {gift}', // Name of a button; gift: which gift.
  claimed: 'Claimed',
  expired: 'Not claimed in time',
  comes: 'Arrives on {day}', // day: a date.
  noBirthday: 'Add your birthday to your profile to get a gift each year.',
  toProfile: 'Open profile', // Link.
  noGifts: 'No gifts yet',
  noGiftsText: 'The first comes with VIP 1.',
  compare: 'What each level offers', // Heading.
  noWagering: 'No wagering on gifts',
  you: 'VIP {level}, you', // Column of one's own level; level: a number.
  needsBets: 'Bets in total', // Row: what the level asks for.
  needsDeposits: 'Deposits in total', // Row: what the level asks for.
  needsMonth: 'Bets a month to keep it', // Row: what the level asks for.
  givesLevel: 'Level gift, once', // Row: what the level gives.
  givesWeek: 'Weekly rebate on bets', // Row: what the level gives.
  givesBirthday: 'Birthday gift', // Row: what the level gives.
  nothing: 'Nothing', // In place of an amount, for screen readers.
  compareWith: 'Compare with', // Name of the choice of another level.
  note: 'Levels count what you bet, never what you lose, and are settled each night.',
  failedTitle: 'VIP levels could not be loaded',
  failedText: 'Your level is safe. Try again in a moment.',
});
